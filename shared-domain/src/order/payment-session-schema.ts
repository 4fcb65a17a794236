import { z } from 'zod';

/**
 * What a page needs to have an order paid (product-rules.md#placing-an-order): with whom, and what opens their window.
 * `razorpayOrder` and `razorpayKey` are the names that clients had first, for that provider alone.
 */
export const paymentSessionSchema = z.object({
  /** The provider's name, as rows have it. */
  provider: z.string(),
  /** null when nothing is left to pay. */
  session: z
    .object({
      /** The order at the provider. */
      id: z.string(),
      /** What is to be paid, in paise. */
      amount: z.number().int(),
      /** What only this provider's window needs, such as its public key. */
      data: z.record(z.string(), z.string()),
    })
    .nullable(),
  /** null when nothing is left to pay, and with another provider. */
  razorpayOrder: z.object({ id: z.string(), amount: z.number().int() }).nullable(),
  /** Empty with another provider. */
  razorpayKey: z.string(),
});

/** What a provider's window brings back, as the server checks it; the names are that provider's which clients had first. */
export const paymentProofShape = {
  razorpay_order_id: z.string().max(100),
  razorpay_payment_id: z.string().max(100),
  razorpay_signature: z.string().max(200),
};

export type PaymentSession = z.infer<typeof paymentSessionSchema>;
