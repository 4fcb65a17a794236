import type { ErrorCode, Issue } from '@aaram/shared-domain/contract';

/** Further facts of a refusal: wrong fields, when to try again, figures such as a fresh quote. */
export type Details = { issues?: Issue[]; retryAfterSeconds?: number; [name: string]: unknown };

/** An expected outcome other than success, with a message to people. The routes choose its HTTP status. */
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

/** The result of a service that may also refuse. */
export type Outcome<Value> = Value | Refusal;

export const refuse = (code: ErrorCode, message: string, details: Details = {}) => new Refusal(code, message, details);

/** A refusal that names the field to correct. */
export const refuseField = (path: string, message: string) =>
  refuse('INVALID_INPUT', message, { issues: [{ path, message }] });

/** A refusal with the first of these problems as its words; undefined when there is none. */
export const refuseFirst = (issues: Issue[]): Refusal | undefined =>
  issues[0] && refuse('INVALID_INPUT', issues[0].message, { issues });
