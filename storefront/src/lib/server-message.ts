import type { ApiError } from '@aaram/shared-domain/contract';

/**
 * The error as an `ApiError`, or undefined when it is something else. By name, not by class: the shell and each
 * remote carry their own copy of the class, so `instanceof` would say no.
 */
export function asApiError(error: unknown): ApiError | undefined {
  return error instanceof Error && error.name === 'ApiError' ? (error as ApiError) : undefined;
}

/** What the server said, or `fallback` when it said nothing (no connection, a defect here). */
export function serverMessage(error: unknown, fallback: string): string {
  const apiError = asApiError(error);
  return apiError && apiError.status > 0 ? apiError.message : fallback;
}
