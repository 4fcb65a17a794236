import { useToggleWishlist, useWishlist } from '@aaram/shared-platform';

/** The hearts of a page: whether a product is on the wishlist, and how to toggle that. */
export type WishlistToggle = { has: (productId: string) => boolean; toggle: (productId: string) => void };

/** One subscription for all hearts of a page, instead of one per card. `toasts` sets how long their toasts stay. */
export function useWishlistToggle(toasts?: { autoClose: number }): WishlistToggle {
  const { data } = useWishlist();
  const { toggle } = useToggleWishlist(toasts);
  const ids = new Set(data?.map((product) => product._id));
  return {
    has: (productId) => ids.has(productId),
    toggle: (productId) => void toggle(productId, ids.has(productId)),
  };
}
