import { pages, queryKeys } from '@aaram/shared-domain/contract';
import { toast, useNavigate, usePlatform } from '@aaram/shared-platform';
import { useRef, useState } from 'react';
import * as texts from '#texts/checkout.ts';
import { readLastPaidBy } from './last-paid-by.ts';
import type { OpenOrder } from './order-attempt.ts';
import { paymentProviders } from './payment-providers.ts';
import { type PaymentProof, PaymentScriptError } from './payment-window.ts';
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
  verify?: ((proof: PaymentProof) => Promise<{ paymentStatus: string }>) | undefined;
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

  async function verify(orderId: string, proof: PaymentProof) {
    setPhase('verifying');
    setTrouble(undefined);
    toast.success(texts.paymentCompleted);
    // If this call fails, webhook or reconciler still confirm the payment: the confirmation page waits for that.
    const sent = send === undefined ? api.verifyPayment({ order_id: orderId, ...proof }) : send(proof);
    const status = await sent.catch(() => undefined);
    await finish(orderId, status?.paymentStatus ?? 'Pending');
  }

  /** Opens the window of the order's provider. Throws `PaymentScriptError` when it cannot be had. */
  async function pay({ orderId, number, provider, session }: OpenOrder, payer: Payer) {
    const prepare = paymentProviders.get(provider);
    if (!prepare) throw new PaymentScriptError(texts.paymentNotLoaded);
    let lastFailure: Trouble | undefined;
    const open = await prepare(
      {
        ...{ session, name: settings.brandName, description: texts.orderNumber(number), payer },
        lastPaidBy: send === undefined ? readLastPaidBy(platform) : Promise.resolve(null),
      },
      {
        paid: (proof) => void verify(orderId, proof),
        dismissed: () => stop(lastFailure ?? dismissed(button)),
        // After a decline the window may stay open for another card: the payment has not ended.
        declined: (reason) => {
          lastFailure = declined(button, reason);
          stop(lastFailure);
        },
      },
    );
    setPhase('paying');
    open();
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
