import { pages, queryKeys } from '@aaram/shared-domain/contract';
import { describeDisplay } from '@aaram/shared-domain/payment-window';
import { toast, useNavigate, usePlatform } from '@aaram/shared-platform';
import { useRef, useState } from 'react';
import * as texts from '#texts/checkout.ts';
import { readLastPaidBy } from './last-paid-by.ts';
import type { OpenOrder } from './order-attempt.ts';
import { loadPaymentScript, type PaymentResponse } from './payment-script.ts';
import { declined, dismissed, type Trouble } from './trouble.ts';

export type Payer = { name: string; email: string; contact: string };
export type Phase = 'idle' | 'ordering' | 'opening' | 'paying' | 'verifying';

type PaymentOptions = {
  /** Label of the button that opens the payment again. */
  button: string;
  /** Called when the order is paid, before the confirmation page opens. */
  onPaid: () => void;
  /** Where the result is shown. @default the confirmation page */
  resultPage?: (orderId: string, paymentStatus: string) => string;
  /** Sends the proof of the payment, where the payer is not the account that is logged in. */
  verify?: ((response: PaymentResponse) => Promise<{ paymentStatus: string }>) | undefined;
};

/** One payment at a time: the provider's window, its result, then the confirmation page. */
export function usePayment({ button, onPaid, resultPage = pages.orderConfirmation, verify: send }: PaymentOptions) {
  const platform = usePlatform();
  const { api, queryClient, settings } = platform;
  const navigate = useNavigate();
  const [phase, showPhase] = useState<Phase>('idle');
  const [trouble, setTrouble] = useState<Trouble>();
  // A ref beside the state, because two clicks may come before one render.
  const now = useRef<Phase>('idle');
  const setPhase = (next: Phase) => {
    now.current = next;
    showPhase(next);
  };
  const stop = (why: Trouble | undefined) => {
    setPhase('idle');
    setTrouble(why);
  };

  async function finish(orderId: string, paymentStatus: string) {
    onPaid();
    await navigate(resultPage(orderId, paymentStatus));
    toast.end(texts.paymentCompleted);
    // When the payment was confirmed, the server removed the bought items from the cart.
    void queryClient.invalidateQueries({ queryKey: queryKeys.cart() });
    void queryClient.invalidateQueries({ queryKey: queryKeys.myOrders() });
    void queryClient.invalidateQueries({ queryKey: queryKeys.credits() });
    queryClient.removeQueries({ queryKey: queryKeys.paidWays() });
  }

  async function verify(orderId: string, response: PaymentResponse) {
    setPhase('verifying');
    setTrouble(undefined);
    toast.success(texts.paymentCompleted);
    // If this call fails, webhook or reconciler still confirm the payment: the confirmation page waits for that.
    const sent = send === undefined ? api.verifyPayment({ order_id: orderId, ...response }) : send(response);
    const status = await sent.catch(() => undefined);
    await finish(orderId, status?.paymentStatus ?? 'Pending');
  }

  /** Opens the provider's window. Throws `PaymentScriptError` when its script does not load. */
  async function pay({ orderId, number, razorpayOrder, razorpayKey }: OpenOrder, payer: Payer) {
    const [Razorpay, lastPaidBy] = await Promise.all([
      loadPaymentScript(),
      send === undefined ? readLastPaidBy(platform) : null,
    ]);
    let lastFailure: Trouble | undefined;
    const payment = new Razorpay({
      key: razorpayKey,
      amount: razorpayOrder.amount,
      currency: 'INR',
      order_id: razorpayOrder.id,
      name: settings.brandName,
      description: texts.orderNumber(number),
      prefill: payer,
      config: { display: describeDisplay(lastPaidBy) },
      handler: ({ razorpay_payment_id, razorpay_order_id, razorpay_signature }) =>
        void verify(orderId, { razorpay_payment_id, razorpay_order_id, razorpay_signature }),
      modal: { ondismiss: () => stop(lastFailure ?? dismissed(button)) },
    });
    // After a decline the window may stay open for another card: the payment has not ended.
    payment.on('payment.failed', ({ error }) => {
      lastFailure = declined(button, error?.description);
      stop(lastFailure);
    });
    setPhase('paying');
    payment.open();
  }

  /** Runs `work` unless a payment is running, including while the provider's window is open. */
  async function begin(first: Phase, work: () => Promise<void>) {
    if (now.current === 'idle') {
      setPhase(first);
      setTrouble(undefined);
      await work();
    }
  }

  return { phase, trouble, begin, pay, finish, stop };
}
