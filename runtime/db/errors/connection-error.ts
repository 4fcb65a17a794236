import { DatabaseError } from 'pg';

type Code = 'CONNECTION_CLOSED' | 'CONNECT_FAILED' | 'CONNECT_TIMEOUT' | 'POOL_TIMEOUT';

/** There is no connection, or it was lost. Whether the statement took effect is unknown. */
export class ConnectionError extends Error {
  readonly code: Code;

  constructor(code: Code, cause?: unknown) {
    super(cause instanceof Error ? `${code}: ${cause.message}` : code, { cause });
    this.name = 'ConnectionError';
    this.code = code;
  }
}

const awayCodes = new Set([
  // admin shutdown, crash shutdown, cannot connect now, too many connections, statement timed out
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '57014',
]);

/** Whether an error means "the database is away or overloaded", so that trying again later makes sense. */
export function isDatabaseAway(error: unknown): boolean {
  return error instanceof ConnectionError || (error instanceof DatabaseError && awayCodes.has(error.code ?? ''));
}

// serialization failure, deadlock, lock not available, disk full, out of memory, configured limit exceeded, I/O error
const passingCodes = ['40001', '40P01', '55P03', '53100', '53200', '53400', '58030'];

/** Whether an error says nothing about what was asked for: the same may succeed a moment later. */
export const isPassing = (error: unknown): boolean => isDatabaseAway(error) || hasCode(error, passingCodes);

/** Whether a statement took too long: less at once may be done in time. */
export const isTooSlow = (error: unknown): boolean => hasCode(error, ['57014']);

/** Whether an error is a unique violation, optionally of one named index or constraint. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  return hasCode(error, ['23505']) && (constraint === undefined || error.constraint === constraint);
}

/** Whether the database answered with one of these codes. */
export function hasCode(error: unknown, codes: readonly string[]): error is DatabaseError {
  return error instanceof DatabaseError && codes.includes(error.code ?? '');
}

/** Whether the connection is closed after this error. */
export const isFatal = (error: unknown) =>
  error instanceof ConnectionError ||
  (error instanceof DatabaseError && (error.severity === 'FATAL' || error.severity === 'PANIC'));
