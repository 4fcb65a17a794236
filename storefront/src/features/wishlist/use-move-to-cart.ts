import { queryKeys, withReason } from '@aaram/shared-domain/contract';
import { toast, useAddToCart, useMutation, usePlatform } from '@aaram/shared-platform';
import * as texts from '#texts/move-to-cart.ts';

/**
 * Puts one piece into the cart, and only then takes the product off the wishlist, so that no failure loses it
 * (product-rules.md#from-wishlist-to-cart).
 */
export function useMoveToCart(productId: string) {
  const { api, queryClient } = usePlatform();
  const addToCart = useAddToCart();
  return useMutation({
    mutationFn: async (size: string) => {
      await addToCart.mutateAsync({ product: productId, quantity: 1, size });
      return api.removeFromWishlist(productId).catch(() => null);
    },
    onSuccess: (wishlist) => {
      if (wishlist === null) {
        toast.error(texts.movedAndStillListed);
        return;
      }
      queryClient.setQueryData(queryKeys.wishlist(), wishlist);
      toast.success(texts.moved);
    },
    onError: (error) => toast.error(withReason(texts.notMoved, error)),
  });
}
