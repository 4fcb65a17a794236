import { describeDisplay } from '@aaram/shared-domain/payment-window';
import type { PreparePayment } from './payment-window.ts';
import { loadPaymentScript } from './razorpay-script.ts';

/** Razorpay's window, by its script. */
export const prepareRazorpay: PreparePayment = async ({ session, name, description, payer, lastPaidBy }, callbacks) => {
  const [Razorpay, last] = await Promise.all([loadPaymentScript(), lastPaidBy]);
  const payment = new Razorpay({
    key: session.data.key ?? '',
    amount: session.amount,
    currency: 'INR',
    order_id: session.id,
    name,
    description,
    prefill: payer,
    config: { display: describeDisplay(last) },
    handler: ({ razorpay_payment_id, razorpay_order_id, razorpay_signature }) =>
      callbacks.paid({ razorpay_payment_id, razorpay_order_id, razorpay_signature }),
    modal: { ondismiss: callbacks.dismissed },
  });
  payment.on('payment.failed', ({ error }) => callbacks.declined(error?.description));
  return () => payment.open();
};
