import type { AddCartInput } from '@aaram/shared-domain/cart';
import { queryKeys } from '@aaram/shared-domain/contract';
import { useMutation } from '@tanstack/react-query';
import { usePlatform } from '../host/platform-context.ts';

/** Adds to the cart, one piece by default, and updates the cart everywhere. */
export function useAddToCart() {
  const { api, queryClient } = usePlatform();
  return useMutation({
    mutationFn: (input: AddCartInput) => api.addToCart({ quantity: 1, ...input }),
    onSuccess: (cart) => queryClient.setQueryData(queryKeys.cart(), cart),
  });
}
