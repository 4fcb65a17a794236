import { queryKeys } from '@aaram/shared-domain/contract';
import { usePlatform } from '@aaram/shared-platform';
import { useEffect, useState } from 'react';

/** Wait after the end, so that it has passed on the server too; and shortest time between two requests. */
const LATE_MS = 1000;
const MIN_MS = 5000;
/** Longest delay of a timer, ms. */
const MAX_MS = 2 ** 31 - 1;

/** Fetches the orders again when a hold ends. The server's clock decides; the browser's only says when to ask. */
export function useHoldEnd(heldUntil: string | null): void {
  const { queryClient } = usePlatform();
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (heldUntil === null) {
      return;
    }
    const left = Date.parse(heldUntil) - Date.now() + LATE_MS;
    const timer = setTimeout(
      () => {
        void queryClient.invalidateQueries({ queryKey: queryKeys.myOrders() });
        setRound(round + 1);
      },
      Math.min(Math.max(left, MIN_MS), MAX_MS),
    );
    return () => clearTimeout(timer);
  }, [queryClient, heldUntil, round]);
}
