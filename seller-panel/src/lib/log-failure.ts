import { ApiError } from '@aaram/shared-domain/contract';

/** For failures the specification only wants logged (§8); the page offers a retry in place besides. */
export function logFailure(what: string, error: unknown): void {
  console.error(what, error);
}

/** The server's words for a failed call, or `otherwise` when it gave none. */
export function failureText(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : otherwise;
}
