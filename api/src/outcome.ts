import type { ErrorCode, Issue } from '@aaram/shared-domain/contract';

/** Further facts of a refusal: wrong fields, when to try again, figures such as a fresh quote. */
export type Details = { issues?: Issue[]; retryAfterSeconds?: number; [name: string]: unknown };

/** Codes that are no outcome of a service: they are about the form of a request, or come from the client itself. */
type CodeOfHttp =
  | 'INVALID_JSON'
  | 'INVALID_FIELD'
  | 'INVALID_QUANTITY'
  | 'INVALID_TRACKING_ID'
  | 'INVALID_SIGNATURE'
  | 'EMAIL_NOT_VERIFIED'
  | 'PURCHASE_REQUIRED'
  | 'METHOD_NOT_ALLOWED'
  | 'TOO_LARGE'
  | 'UNSUPPORTED_MEDIA'
  | 'INTERNAL'
  | 'NETWORK';
/** Codes that services refuse with; each has an HTTP status in plugins/refusals.ts. */
export type RefusalCode = Exclude<ErrorCode, CodeOfHttp>;

/** An expected outcome other than success, with a message to people. The routes choose its HTTP status. */
export class Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  readonly details: Details;

  constructor(code: RefusalCode, message: string, details: Details) {
    this.code = code;
    this.message = message;
    this.details = details;
  }
}

/** The result of a service that may also refuse. */
export type Outcome<Value> = Value | Refusal;

export const refuse = (code: RefusalCode, message: string, details: Details = {}) =>
  new Refusal(code, message, details);

/** A refusal that names the field to correct. */
export const refuseField = (path: string, message: string) =>
  refuse('INVALID_INPUT', message, { issues: [{ path, message }] });

/** A refusal with the first of these problems as its words; undefined when there is none. */
export const refuseFirst = (issues: Issue[]): Refusal | undefined =>
  issues[0] && refuse('INVALID_INPUT', issues[0].message, { issues });
