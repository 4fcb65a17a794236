import type { Cart } from '@aaram/shared-domain/cart';
import { toast } from '@aaram/shared-platform';
import { useEffect } from 'react';

/** Answers whose removals were already told: the cart is one cache entry that many places read. */
const told = new WeakSet<readonly string[]>();

/**
 * Tells once what the server took out of the cart because it can no longer be bought
 * (product-rules.md#unavailable-items-leave-the-cart).
 */
export function useRemovedToasts(cart: Cart | undefined) {
  const removed = cart?.removed;
  useEffect(() => {
    if (!removed || told.has(removed)) {
      return;
    }
    told.add(removed);
    for (const name of removed) {
      toast.info(`${name} is no longer available and was removed from your cart.`);
    }
  }, [removed]);
}
