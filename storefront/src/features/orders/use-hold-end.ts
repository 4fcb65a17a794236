import { queryKeys } from '@aaram/shared-domain/contract';
import { usePlatform } from '@aaram/shared-platform';
import { useEffect, useState } from 'react';

/** A moment after the end, so that the server sees it over too; and no oftener than this. */
const LATE_MS = 1000;
const LEAST_MS = 5000;
/** A timer takes no more. */
const MOST_MS = 2 ** 31 - 1;

/** Asks for the orders again when a hold is over. The server's clock decides; this one only says when to ask. */
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
      Math.min(Math.max(left, LEAST_MS), MOST_MS),
    );
    return () => clearTimeout(timer);
  }, [queryClient, heldUntil, round]);
}
