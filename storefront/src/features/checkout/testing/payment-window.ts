import type { PaymentOptions } from '../payment-script.ts';

/** The windows that were opened, each with what it was given. */
export const opened: { options: PaymentOptions; decline: (description?: string) => void }[] = [];

/** The provider's window: remembers what it was given, does nothing by itself. */
export class FakeRazorpay {
  #options: PaymentOptions;
  #declined: ((failure: { error?: { description?: string } }) => void) | undefined;
  constructor(options: PaymentOptions) {
    this.#options = options;
  }
  on(_event: 'payment.failed', listener: (failure: { error?: { description?: string } }) => void) {
    this.#declined = listener;
  }
  open() {
    const decline = (description?: string) =>
      this.#declined?.({ error: description === undefined ? {} : { description } });
    opened.push({ options: this.#options, decline });
  }
}
