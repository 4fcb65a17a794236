import { queryKeys } from '@aaram/shared-domain/contract';
import { confirm, useMutation, usePlatform, useSession } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import * as texts from '#texts/cart.ts';

/**
 * Empties the cart after a confirmation. Without a session it sends nothing; a failure is only logged
 * (product-rules.md#clearing-the-cart).
 */
export function ClearCart() {
  const { api, queryClient } = usePlatform();
  const { userId, token } = useSession();
  const clear = useMutation({
    mutationFn: (owner: string) => api.clearCart(owner),
    onError: (error) => console.error(error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.cart() }),
  });
  const ask = async () => {
    if (userId && token && (await confirm(texts.askClearCart, texts.clearCart))) {
      clear.mutate(userId);
    }
  };
  return (
    <Button variant="ghost" size="sm" busy={clear.isPending} onClick={() => void ask()}>
      {texts.clearCart}
    </Button>
  );
}
