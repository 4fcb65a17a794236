/** Stable codes of the API's errors: clients switch on the code, people read the message. */
export const errorCodes = [
  'INVALID_INPUT',
  'INVALID_ID',
  'INVALID_JSON',
  'INVALID_FIELD',
  'INVALID_QUANTITY',
  'INVALID_STOCK',
  'INVALID_TAGS',
  'INVALID_TRACKING_ID',
  'NOT_LOGGED_IN',
  'INVALID_CREDENTIALS',
  'FORBIDDEN',
  'EMAIL_NOT_VERIFIED',
  'PASSWORD_TOO_WEAK',
  'PROOF_REQUIRED',
  'SECOND_FACTOR_REQUIRED',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'ALREADY_EXISTS',
  'OUT_OF_STOCK',
  'UNAVAILABLE',
  'PRICE_CHANGED',
  'CREDIT_CHANGED',
  'SIZE_REQUIRED',
  'AMBIGUOUS_CART_LINE',
  'AMOUNT_TOO_SMALL',
  'SELLER_MISMATCH',
  'STALE_VERSION',
  'STOCK_RESERVED',
  'IN_OTHER_FAMILY',
  'IN_USE',
  'NOT_PAID',
  'ON_HOLD',
  'REFUND_BEGUN',
  'RETURN_BEGUN',
  'ALREADY_PAID',
  'HOLD_ENDED',
  'IN_PROGRESS',
  'IDEMPOTENCY_KEY_REUSED',
  'PURCHASE_REQUIRED',
  'PAYMENT_METHOD_NOT_SUPPORTED',
  'INVALID_SIGNATURE',
  'PAYMENT_PROVIDER_UNAVAILABLE',
  'INVALID_OR_EXPIRED_LINK',
  'TOO_LARGE',
  'UNSUPPORTED_MEDIA',
  'IMAGE_TOO_LARGE',
  'UNSUPPORTED_IMAGE',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE_NOW',
  'INTERNAL',
  'NETWORK',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** One invalid field: its path, and what to do about it. */
export type Issue = { path: string; message: string };

/** The body of every failed call. `message` can be shown to a shopper. */
export type ErrorBody = { message: string; code: ErrorCode; issues?: Issue[]; [extra: string]: unknown };

/**
 * A failed call: a 4xx or 5xx response, a response that does not fit the contract, or no response (`status` 0, code
 * NETWORK). Its `message` is for logs; people read `serverMessage` or the page's own text.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly issues: Issue[];
  /** The server's message; undefined when there is none to show. */
  readonly serverMessage: string | undefined;
  /** Other fields of the response, such as a fresh quote. */
  readonly details: Record<string, unknown>;

  constructor(status: number, body?: Partial<ErrorBody> | null) {
    const { message, code = status === 0 ? 'NETWORK' : 'INTERNAL', issues = [], ...details } = body ?? {};
    // The response may come from a server that is not ours.
    const words = typeof message === 'string' && message;
    super(words || `${code} ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.issues = issues;
    this.serverMessage = words || undefined;
    this.details = details;
  }

  /** Shell and remotes each have a copy of this class, so `instanceof` compares the name. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError';
  }
}
