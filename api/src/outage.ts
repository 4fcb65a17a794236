/**
 * Something that the store depends on is away, so that trying again later makes sense. `publicText` is the message to
 * people.
 */
export class Outage extends Error {
  readonly publicText: string;

  constructor(message: string, { publicText, cause }: { publicText: string; cause?: unknown }) {
    super(message, { cause });
    this.publicText = publicText;
  }
}
