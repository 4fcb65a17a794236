import { ApiError, queryKeys } from '@aaram/shared-domain/contract';
import { type CheckStatus, isConfirmed } from '@aaram/shared-domain/order';
import { usePlatform } from '@aaram/shared-platform';
import { useEffect, useState } from 'react';

export type OrderCheck = 'checking' | 'confirmed' | 'failed' | 'unverified';

/** Waits between questions, ms: about 30 seconds in all, dense at first. */
export const pollDelays = [1000, 1500, 2000, 2500, 3000, 4000, 5000, 5000, 6000] as const;

/** States that no waiting will turn into a confirmation. */
const isFinal = ({ orderStatus, paymentStatus }: CheckStatus) =>
  orderStatus === 'Cancelled' || ['Paid', 'Failed', 'Refunded'].includes(paymentStatus);

const isRefused = (error: unknown) => error instanceof ApiError && [400, 403, 404].includes(error.status);

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

/** Asks until the order is confirmed, is beyond hope, or the half minute is over. */
async function pollOrder(ask: () => Promise<CheckStatus>, signal: AbortSignal): Promise<OrderCheck> {
  let outcome: OrderCheck = 'unverified';
  for (const delay of [...pollDelays, 0]) {
    try {
      const status = await ask();
      if (isConfirmed(status)) {
        return 'confirmed';
      }
      if (isFinal(status)) {
        return 'failed';
      }
      outcome = 'failed';
    } catch (error) {
      if (isRefused(error)) {
        return 'unverified';
      }
      outcome = 'unverified';
    }
    if (delay > 0) {
      await wait(delay, signal);
    }
  }
  return outcome;
}

/** What the server says of an order after payment; `again` starts over. */
export function useOrderCheck(orderId: string): { check: OrderCheck; again: () => void } {
  const { api, queryClient } = usePlatform();
  const [check, setCheck] = useState<OrderCheck>('checking');
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again for the same order
  useEffect(() => {
    const stop = new AbortController();
    setCheck('checking');
    void pollOrder(() => api.checkStatus(orderId), stop.signal).then((outcome) => {
      if (!stop.signal.aborted) {
        setCheck(outcome);
        void queryClient.invalidateQueries({ queryKey: queryKeys.myOrders() });
        void queryClient.invalidateQueries({ queryKey: queryKeys.cart() });
      }
    });
    return () => stop.abort();
  }, [api, queryClient, orderId, round]);
  return { check, again: () => setRound(round + 1) };
}
