import type { ErrorCode, Issue } from '@aaram/shared-domain/contract';

/** What is told besides: wrong fields, when to come again, figures such as a fresh quote. */
export type Details = { issues?: Issue[]; retryAfterSeconds?: number; [name: string]: unknown };

/** An expected outcome other than success: why, in words for whoever asked. Its HTTP status is the routes' matter. */
export class Refusal {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details: Details;

  constructor(code: ErrorCode, message: string, details: Details) {
    this.code = code;
    this.message = message;
    this.details = details;
  }
}

/** What a service answers when its caller may also hear no. */
export type Outcome<Value> = Value | Refusal;

export const refuse = (code: ErrorCode, message: string, details: Details = {}) => new Refusal(code, message, details);
