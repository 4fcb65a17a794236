import type { PaymentSession, VerifyPaymentInput } from '@aaram/shared-domain/order';
import type { PaidWay } from '@aaram/shared-domain/refund';

/** What a provider's window brings back after a payment, as the server checks it. */
export type PaymentProof = Omit<VerifyPaymentInput, 'order_id'>;

/** What any provider's window gets of a payment. */
export type Payable = {
  session: NonNullable<PaymentSession['session']>;
  /** The name of the store, and what is paid for, as people read them. */
  name: string;
  description: string;
  payer: { name: string; email: string; contact: string };
  lastPaidBy: Promise<PaidWay | null>;
};

/** What a window tells while it is open. */
export type PaymentCallbacks = {
  /** Paid, says the window; the server decides. */
  paid: (proof: PaymentProof) => void;
  /** Declined, in the provider's words; the window may stay open for another try. */
  declined: (reason: string | undefined) => void;
  dismissed: () => void;
};

/** Gets a window ready, and returns what opens it. Throws `PaymentScriptError` when it cannot be had. */
export type PreparePayment = (payable: Payable, callbacks: PaymentCallbacks) => Promise<() => void>;

/** The provider's script did not load, or does not define what it should. */
export class PaymentScriptError extends Error {
  override readonly name = 'PaymentScriptError';
}
