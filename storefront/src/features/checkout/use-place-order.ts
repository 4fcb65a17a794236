import type { CartItem } from '@aaram/shared-domain/cart';
import { pages, queryKeys } from '@aaram/shared-domain/contract';
import type { CreateOrderInput } from '@aaram/shared-domain/order';
import { toast, useNavigate, usePlatform } from '@aaram/shared-platform';
import { useRef, useState } from 'react';
import { forgetAttempt, type OpenOrder, obtainOrder } from './order-attempt.ts';
import { loadPaymentScript, type PaymentResponse } from './payment-script.ts';
import { declined, describeTrouble, dismissed, type Trouble } from './trouble.ts';

type Payer = { name: string; email: string; contact: string };
type Wish = { input: CreateOrderInput; payer: Payer; items: readonly CartItem[] };
export type Phase = 'idle' | 'ordering' | 'paying' | 'verifying';

type PlaceOrderOptions = {
  userId: string;
  /** The order is paid: what was typed for it is not needed any more. */
  onPaid: () => void;
};

/** Place Order: one order per wish, then the payment window, then the confirmation page. */
export function usePlaceOrder({ userId, onPaid }: PlaceOrderOptions) {
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

  async function finish(orderId: string, paymentStatus: string) {
    forgetAttempt(userId);
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

  async function pay({ orderId, razorpayOrder, razorpayKey }: OpenOrder, payer: Payer) {
    const Razorpay = await loadPaymentScript();
    const stop = (why: Trouble) => {
      setPhase('idle');
      setTrouble(why);
    };
    let lastFailure: Trouble | undefined;
    const payment = new Razorpay({
      key: razorpayKey,
      amount: razorpayOrder.amount,
      currency: 'INR',
      order_id: razorpayOrder.id,
      name: settings.brandName,
      prefill: payer,
      handler: ({ razorpay_payment_id, razorpay_order_id, razorpay_signature }) =>
        void verify(orderId, { razorpay_payment_id, razorpay_order_id, razorpay_signature }),
      modal: { ondismiss: () => stop(lastFailure ?? dismissed) },
    });
    // The window may stay open after a decline and take another card: nothing is over yet.
    payment.on('payment.failed', ({ error }) => {
      lastFailure = declined(error?.description);
      stop(lastFailure);
    });
    setPhase('paying');
    payment.open();
  }

  async function start({ input, payer, items }: Wish) {
    setPhase('ordering');
    setTrouble(undefined);
    try {
      const obtained = await obtainOrder(api, userId, input);
      if (obtained.isPaid) {
        await finish(obtained.orderId, obtained.paymentStatus);
      } else {
        await pay(obtained.order, payer);
      }
    } catch (error) {
      const why = describeTrouble(error, items);
      setPhase('idle');
      setTrouble(why);
      if (why.kind !== 'failed') {
        // The cart's prices and stock are behind: fetch what the server went by.
        void queryClient.invalidateQueries({ queryKey: queryKeys.cart() });
      }
    }
  }

  return {
    phase,
    trouble,
    /** Does nothing while an order is under way, the payment window included. */
    placeOrder: async (wish: Wish) => {
      if (now.current === 'idle') {
        await start(wish);
      }
    },
  };
}
