import { useToggleWishlist, useWishlist } from '@aaram/shared-platform';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** The hearts of a page: whether a product is on the wishlist, and how to toggle that. */
export type WishlistToggle = {
  has: (productId: string) => boolean;
  /** The same function each time, so that a card is drawn again only when something of its own changes. */
  toggle: (productId: string) => void;
};

/** What hearts show before the answer is there, by product; an entry is an object, so that only its own tap takes it back. */
type Ahead = { readonly [productId: string]: { isWished: boolean } | undefined };

/**
 * One subscription for all hearts of a page, instead of one per card. A tapped heart changes at once, and back when that
 * fails. `toasts` sets how long their toasts stay.
 */
export function useWishlistToggle(toasts?: { autoClose: number }): WishlistToggle {
  const { data } = useWishlist();
  const { toggle } = useToggleWishlist(toasts);
  const [ahead, setAhead] = useState<Ahead>({});
  const ids = new Set(data?.map((product) => product._id));
  const has = (productId: string) => ahead[productId]?.isWished ?? ids.has(productId);
  const tap = async (productId: string) => {
    const isWished = has(productId);
    const own = { isWished: !isWished };
    // Visitors have no list: they are asked to log in first.
    if (data !== undefined) {
      setAhead((all) => ({ ...all, [productId]: own }));
    }
    await toggle(productId, isWished);
    setAhead((all) => (all[productId] === own ? { ...all, [productId]: undefined } : all));
  };
  const latest = useRef(tap);
  useLayoutEffect(() => {
    latest.current = tap;
  });
  return { has, toggle: useCallback((productId) => void latest.current(productId), []) };
}
