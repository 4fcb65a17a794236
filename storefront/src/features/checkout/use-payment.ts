import { pages, queryKeys } from '@aaram/shared-domain/contract';
import { toast, useNavigate, usePlatform } from '@aaram/shared-platform';
import { useRef, useState } from 'react';
import type { OpenOrder } from './order-attempt.ts';
import { loadPaymentScript, type PaymentResponse } from './payment-script.ts';
import { declined, dismissed, type Trouble } from './trouble.ts';

export type Payer = { name: string; email: string; contact: string };
export type Phase = 'idle' | 'ordering' | 'opening' | 'paying' | 'verifying';

type PaymentOptions = {
  /** What the button is called that opens the payment again. */
  button: string;
  /** The order is paid; the confirmation page comes next. */
  onPaid: () => void;
};

/** One payment at a time: the provider's window, its outcome, then the confirmation page. */
export function usePayment({ button, onPaid }: PaymentOptions) {
  const { api, queryClient, settings } = usePlatform();
  const navigate = useNavigate();
  const [phase, showPhase] = useState<Phase>('idle');
  const [trouble, setTrouble] = useState<Trouble>();
  // Beside the state, because two clicks may come before one render.
  const now = useRef<Phase>('idle');
  const setPhase = (next: Phase) => {
    now.current = next;
    showPhase(next);
  };
  const stop = (why: Trouble) => {
    setPhase('idle');
    setTrouble(why);
  };

  async function finish(orderId: string, paymentStatus: string) {
    onPaid();
    await navigate(pages.orderConfirmation(orderId, paymentStatus));
    // The server took the bought pieces out of the cart when it learnt of the payment.
    void queryClient.invalidateQueries({ queryKey: queryKeys.cart() });
    void queryClient.invalidateQueries({ queryKey: queryKeys.myOrders() });
  }

  async function verify(orderId: string, response: PaymentResponse) {
    setPhase('verifying');
    setTrouble(undefined);
    toast.success('Payment completed. Redirecting...');
    // When this call fails, webhook and reconciler still learn of the payment: the confirmation page waits for them.
    const status = await api.verifyPayment({ order_id: orderId, ...response }).catch(() => undefined);
    await finish(orderId, status?.paymentStatus ?? 'Pending');
  }

  /** Opens the provider's window. Throws `PaymentScriptError` when its script does not come. */
  async function pay({ orderId, number, razorpayOrder, razorpayKey }: OpenOrder, payer: Payer) {
    const Razorpay = await loadPaymentScript();
    let lastFailure: Trouble | undefined;
    const payment = new Razorpay({
      key: razorpayKey,
      amount: razorpayOrder.amount,
      currency: 'INR',
      order_id: razorpayOrder.id,
      name: settings.brandName,
      description: `Order ${number}`,
      prefill: payer,
      handler: ({ razorpay_payment_id, razorpay_order_id, razorpay_signature }) =>
        void verify(orderId, { razorpay_payment_id, razorpay_order_id, razorpay_signature }),
      modal: { ondismiss: () => stop(lastFailure ?? dismissed(button)) },
    });
    // The window may stay open after a decline and take another card: nothing is over yet.
    payment.on('payment.failed', ({ error }) => {
      lastFailure = declined(button, error?.description);
      stop(lastFailure);
    });
    setPhase('paying');
    payment.open();
  }

  /** Runs `work` unless a payment is under way, the provider's window included. */
  async function begin(first: Phase, work: () => Promise<void>) {
    if (now.current === 'idle') {
      setPhase(first);
      setTrouble(undefined);
      await work();
    }
  }

  return { phase, trouble, begin, pay, finish, stop };
}
