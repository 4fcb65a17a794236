import { ApiError, queryKeys } from '@aaram/shared-domain/contract';
import { type CheckStatus, judgeOrder } from '@aaram/shared-domain/order';
import { usePlatform } from '@aaram/shared-platform';
import { useEffect, useState } from 'react';

/** The server's last status of an order; unverified when it gave none. */
export type OrderCheck = { state: 'checking' } | { state: 'unverified' } | { state: 'answered'; status: CheckStatus };

/** Delays between status calls, ms: about 30 seconds in all, short ones first. */
export const pollDelays = [1000, 1500, 2000, 2500, 3000, 4000, 5000, 5000, 6000] as const;

const isRefused = (error: unknown) => error instanceof ApiError && [400, 403, 404].includes(error.status);

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });
}

/** Repeats the call until the order's result is known or the 30 seconds are over. */
async function pollOrder(ask: () => Promise<CheckStatus>, signal: AbortSignal): Promise<OrderCheck> {
  let outcome: OrderCheck = { state: 'unverified' };
  for (const delay of [...pollDelays, 0]) {
    try {
      const status = await ask();
      outcome = { state: 'answered', status };
      if (judgeOrder(status) !== 'waiting') {
        return outcome;
      }
    } catch (error) {
      if (isRefused(error)) {
        return { state: 'unverified' };
      }
      outcome = { state: 'unverified' };
    }
    if (delay > 0) {
      await wait(delay, signal);
    }
  }
  return outcome;
}

/** The order's status after a payment; `again` starts over. */
export function useOrderCheck(orderId: string): { check: OrderCheck; again: () => void } {
  const { api, queryClient } = usePlatform();
  const [check, setCheck] = useState<OrderCheck>({ state: 'checking' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again for the same order
  useEffect(() => {
    const stop = new AbortController();
    setCheck({ state: 'checking' });
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
