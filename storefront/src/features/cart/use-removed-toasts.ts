import type { Cart } from '@aaram/shared-domain/cart';
import { toast } from '@aaram/shared-platform';
import { useEffect } from 'react';
import * as texts from '#texts/cart.ts';

/** Removals that were already announced: many components read the same cart. */
const announced = new WeakSet<readonly string[]>();

/**
 * Shows one toast for each product that the server removed from the cart because it can no longer be bought
 * (product-rules.md#unavailable-items-leave-the-cart).
 */
export function useRemovedToasts(cart: Cart | undefined) {
  const removed = cart?.removed;
  useEffect(() => {
    if (!removed || announced.has(removed)) {
      return;
    }
    announced.add(removed);
    for (const name of removed) {
      toast.info(texts.itemNoLongerAvailable(name));
    }
  }, [removed]);
}
