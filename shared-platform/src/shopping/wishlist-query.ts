import { queryKeys } from '@aaram/shared-domain/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import * as texts from '#texts/wishlist.ts';
import { usePlatform } from '../host/platform-context.ts';
import { toast } from '../notify/toast.ts';
import type { ToastOptions } from '../notify/toast-options.ts';
import { useRequireLogin } from '../session/intent.ts';
import { useSession } from '../session/use-session.ts';

/** The wishlist of the logged-in shopper, as a query; disabled for visitors. */
export function useWishlist() {
  const { api } = usePlatform();
  const { isAuthenticated } = useSession();
  return useQuery({
    queryKey: queryKeys.wishlist(),
    queryFn: () => api.getWishlist(),
    enabled: isAuthenticated,
  });
}

/**
 * Adds a product to the wishlist or removes it, and says so in a toast (product-rules.md#wishlist-texts). `toggle` resolves
 * when that is known, and never rejects.
 */
export function useToggleWishlist(options: ToastOptions = {}) {
  const { api, queryClient } = usePlatform();
  const { isAuthenticated } = useSession();
  const requireLogin = useRequireLogin();
  const mutation = useMutation({
    // One after the other: the last tap decides.
    scope: { id: 'wishlist' },
    mutationFn: ({ productId, isWished }: { productId: string; isWished: boolean }) =>
      isWished ? api.removeFromWishlist(productId) : api.addToWishlist(productId),
    onSuccess: (wishlist, { isWished }) => {
      queryClient.setQueryData(queryKeys.wishlist(), wishlist);
      toast.success(isWished ? texts.removedFromWishlist : texts.addedToWishlist, options);
    },
    onError: (_error, { isWished }) => {
      toast.error(isWished ? texts.notRemovedFromWishlist : texts.notAddedToWishlist, options);
    },
  });
  const toggle = async (productId: string, isWished: boolean) => {
    if (!isAuthenticated) {
      const message = isWished ? texts.logInToRemove : texts.logInToAdd;
      await requireLogin(message, isWished ? undefined : { kind: 'add-to-wishlist', productId });
      return;
    }
    await mutation.mutateAsync({ productId, isWished }).catch(() => undefined);
  };
  return { toggle, isPending: mutation.isPending };
}
