import * as texts from '#texts/requests.ts';
import { fail } from './errors.ts';

const keyPattern = /^[\x21-\x7e]{1,200}$/;

/** The Idempotency-Key of a call, or null; 400 when it is malformed. */
export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined || header === '') {
    return null;
  }
  return typeof header === 'string' && keyPattern.test(header) ? header : fail(400, 'INVALID_INPUT', texts.unreadable);
}
