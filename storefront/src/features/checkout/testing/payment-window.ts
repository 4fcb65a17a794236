import type { PaymentSession } from '@aaram/shared-domain/order';
import type { PaymentOptions } from '../payment/razorpay-script.ts';

/** What the API answers of a payment of this many paise that is to be made with Razorpay. */
export const sessionOf = (amount: number): PaymentSession => ({
  provider: 'razorpay',
  session: { id: 'order_rzp', amount, data: { key: 'rzp_test_1' } },
  razorpayOrder: { id: 'order_rzp', amount },
  razorpayKey: 'rzp_test_1',
});

/** The windows that were opened, with their options. */
export const opened: { options: PaymentOptions; decline: (description?: string) => void }[] = [];

/** A fake of the provider's window: records its options and does nothing else. */
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
