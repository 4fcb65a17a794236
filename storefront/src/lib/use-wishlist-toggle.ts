import { useToggleWishlist, useWishlist } from '@aaram/shared-platform';
import { useCallback, useLayoutEffect, useRef } from 'react';

/** The hearts of a page: whether a product is on the wishlist, and how to toggle that. */
export type WishlistToggle = {
  has: (productId: string) => boolean;
  /** The same function each time, so that a card is drawn again only when something of its own changes. */
  toggle: (productId: string) => void;
};

/** One subscription for all hearts of a page, instead of one per card. `toasts` sets how long their toasts stay. */
export function useWishlistToggle(toasts?: { autoClose: number }): WishlistToggle {
  const { data } = useWishlist();
  const { toggle } = useToggleWishlist(toasts);
  const ids = new Set(data?.map((product) => product._id));
  const has = (productId: string) => ids.has(productId);
  const latest = useRef({ has, toggle });
  useLayoutEffect(() => {
    latest.current = { has, toggle };
  });
  return {
    has,
    toggle: useCallback((productId) => {
      void latest.current.toggle(productId, latest.current.has(productId));
    }, []),
  };
}
