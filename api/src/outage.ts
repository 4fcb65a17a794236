/** Something the store depends on cannot be reached: try again later. `told` is what people read of it. */
export class Outage extends Error {
  readonly told: string;

  constructor(message: string, { told, cause }: { told: string; cause: unknown }) {
    super(message, { cause });
    this.told = told;
  }
}
