import { Refusal, type RefusalCode } from '#outcome.ts';
import { fail } from './errors.ts';

/** HTTP statuses of all codes that services refuse with. */
const statuses: Record<RefusalCode, number> = {
  INVALID_INPUT: 400,
  INVALID_ID: 400,
  INVALID_OR_EXPIRED_LINK: 400,
  INVALID_STOCK: 400,
  INVALID_TAGS: 400,
  PAYMENT_METHOD_NOT_SUPPORTED: 400,
  SIZE_REQUIRED: 400,
  INVALID_CREDENTIALS: 401,
  NOT_LOGGED_IN: 401,
  FORBIDDEN: 403,
  PASSWORD_TOO_WEAK: 403,
  PROOF_REQUIRED: 403,
  SELLER_MISMATCH: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  ALREADY_PAID: 409,
  AMBIGUOUS_CART_LINE: 409,
  AMOUNT_TOO_SMALL: 409,
  CREDIT_CHANGED: 409,
  HOLD_ENDED: 409,
  IN_OTHER_FAMILY: 409,
  IN_PROGRESS: 409,
  IN_USE: 409,
  NOT_PAID: 409,
  ON_HOLD: 409,
  OUT_OF_STOCK: 409,
  PRICE_CHANGED: 409,
  REFUND_BEGUN: 409,
  RETURN_BEGUN: 409,
  SECOND_FACTOR_REQUIRED: 409,
  STALE_VERSION: 409,
  STOCK_RESERVED: 409,
  UNAVAILABLE: 409,
  IMAGE_TOO_LARGE: 413,
  UNSUPPORTED_IMAGE: 415,
  IDEMPOTENCY_KEY_REUSED: 422,
  TOO_MANY_REQUESTS: 429,
  PAYMENT_PROVIDER_UNAVAILABLE: 503,
  UNAVAILABLE_NOW: 503,
};

/** Returns the result of a service, or ends the request with its refusal. `own` are statuses of this route alone. */
export function orFail<Value>(outcome: Value | Refusal, own: Partial<Record<RefusalCode, number>> = {}): Value {
  if (!(outcome instanceof Refusal)) {
    return outcome;
  }
  const { code, message, details } = outcome;
  return fail(own[code] ?? statuses[code], code, message, details);
}
