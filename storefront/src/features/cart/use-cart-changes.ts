import type { Cart, CartItem } from '@aaram/shared-domain/cart';
import { queryKeys, withReason } from '@aaram/shared-domain/contract';
import { toast, useMutation, usePlatform } from '@aaram/shared-platform';
import * as texts from '#texts/cart.ts';

type Change = { item: CartItem; quantity: number };

/** Changes the cart's lines. New figures show at once and are undone when the server refuses. */
export function useCartChanges() {
  const { api, queryClient } = usePlatform();
  const key = queryKeys.cart();

  /** Shows `change` at once; resolves to the cart before it. */
  async function showAtOnce(change: (cart: Cart) => Cart) {
    await queryClient.cancelQueries({ queryKey: key });
    const before = queryClient.getQueryData<Cart>(key);
    if (before) {
      queryClient.setQueryData<Cart>(key, change(before));
    }
    return { before };
  }
  function takeBack(context: { before: Cart | undefined } | undefined) {
    queryClient.setQueryData(key, context?.before);
    void queryClient.invalidateQueries({ queryKey: key });
  }

  const update = useMutation({
    mutationFn: ({ item, quantity }: Change) =>
      api.updateCart({ productId: item.product._id, quantity, size: item.size, _id: item._id }),
    onMutate: ({ item, quantity }) =>
      showAtOnce((cart) => ({
        ...cart,
        items: cart.items.map((other) => (other._id === item._id ? { ...other, quantity } : other)),
      })),
    onSuccess: (cart) => {
      queryClient.setQueryData(key, cart);
      toast.success(texts.cartUpdated);
    },
    onError: (error, _change, context) => {
      takeBack(context);
      toast.error(withReason(texts.cartNotUpdated, error));
    },
  });
  const remove = useMutation({
    mutationFn: (item: CartItem) => api.removeFromCart(item.product._id, { _id: item._id, size: item.size }),
    onMutate: (item) =>
      showAtOnce((cart) => ({ ...cart, items: cart.items.filter((other) => other._id !== item._id) })),
    onSuccess: (cart) => {
      queryClient.setQueryData(key, cart);
      toast.success(texts.itemRemoved);
    },
    onError: (_error, _item, context) => {
      takeBack(context);
      toast.error(texts.itemNotRemoved);
    },
  });
  return { update: update.mutate, remove: remove.mutate, isBusy: update.isPending || remove.isPending };
}
