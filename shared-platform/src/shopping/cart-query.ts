import { queryKeys } from '@aaram/shared-domain/contract';
import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '../host/platform-context.ts';
import { useSession } from '../session/use-session.ts';

/**
 * The cart of the logged-in shopper, as a query; disabled for visitors. Read again when the window gets the focus: another
 * device may have changed it (product-rules.md#one-cart-on-all-devices).
 */
export function useCart() {
  const { api, store } = usePlatform();
  const { isAuthenticated } = useSession();
  return useQuery({
    queryKey: queryKeys.cart(),
    queryFn: () => api.getCart(store.getState().session.userId ?? ''),
    enabled: isAuthenticated,
    refetchOnWindowFocus: 'always',
  });
}
