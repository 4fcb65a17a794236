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

export const tooLarge = () => new BodyRefused(413, 'TOO_LARGE', 'The request is too large.');
export const tooSlow = () =>
  new BodyRefused(408, 'INVALID_INPUT', 'The request took too long to arrive. Please try again.');
export const tooMany = () =>
  new BodyRefused(503, 'UNAVAILABLE_NOW', 'The store is very busy. Please try again in a moment.');
export const brokenOff = () => new BodyRefused(400, 'INVALID_INPUT', 'The request could not be understood.');
