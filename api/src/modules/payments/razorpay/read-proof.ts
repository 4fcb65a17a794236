import type { VerifyPaymentInput } from '@aaram/shared-domain/order';

/** The proof of a payment under the names that the browser sends, which are Razorpay's for any provider. */
export const readProof = ({
  razorpay_payment_id: paymentId,
  razorpay_signature: signature,
}: Omit<VerifyPaymentInput, 'order_id'>) => ({ paymentId, signature });
