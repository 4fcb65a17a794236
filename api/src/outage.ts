/**
 * Something that the store depends on is away, so that trying again later makes sense. `told` is the message to people.
 */
export class Outage extends Error {
  readonly told: string;

  constructor(message: string, { told, cause }: { told: string; cause?: unknown }) {
    super(message, { cause });
    this.told = told;
  }
}
