/** Stable codes of the API's errors; clients switch on these, people read the message. */
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
  'PROOF_REQUIRED',
  'SECOND_FACTOR_REQUIRED',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'ALREADY_EXISTS',
  'OUT_OF_STOCK',
  'UNAVAILABLE',
  'PRICE_CHANGED',
  'SIZE_REQUIRED',
  'AMBIGUOUS_CART_LINE',
  'AMOUNT_TOO_SMALL',
  'SELLER_MISMATCH',
  'STALE_VERSION',
  'STOCK_RESERVED',
  'NOT_PAID',
  'REFUND_BEGUN',
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

/** One wrong field: where, and what to do about it. */
export type Issue = { path: string; message: string };

/** What every failed call answers. `message` is fit to show a shopper. */
export type ErrorBody = { message: string; code: ErrorCode; issues?: Issue[]; [extra: string]: unknown };

/**
 * A call that failed: an answer of 4xx or 5xx, an answer the contract does not know, or no answer at all (`status` 0,
 * code NETWORK). Its `message` is for logs; what a person reads is the server's words or the page's own.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly issues: Issue[];
  /** What the server itself said; undefined when it said nothing that can be shown. */
  readonly serverMessage: string | undefined;
  /** What the server added, such as a fresh quote. */
  readonly details: Record<string, unknown>;

  constructor(status: number, body?: Partial<ErrorBody> | null) {
    const { message, code = status === 0 ? 'NETWORK' : 'INTERNAL', issues = [], ...details } = body ?? {};
    // Whoever answered may be no server of ours.
    const words = typeof message === 'string' && message;
    super(words || `${code} ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.issues = issues;
    this.serverMessage = words || undefined;
    this.details = details;
  }

  /** Shell and remotes each carry a copy of this class: its name is what they have in common. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError';
  }
}
