import * as texts from '#texts/server.ts';

/** A request body that is not forwarded, with the response for its client. */
export class BodyRefused extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const tooLarge = () => new BodyRefused(413, 'TOO_LARGE', texts.requestTooLarge);
export const tooSlow = () => new BodyRefused(408, 'INVALID_INPUT', texts.requestTooSlow);
export const tooMany = () => new BodyRefused(503, 'UNAVAILABLE_NOW', texts.storeBusy);
export const brokenOff = () => new BodyRefused(400, 'INVALID_INPUT', texts.requestNotUnderstood);
