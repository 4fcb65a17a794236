import { queryKeys } from '@aaram/shared-domain/contract';
import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '../host/platform-context.ts';
import { useSession } from '../session/use-session.ts';

/** The cart of the logged-in shopper, as a query; disabled for visitors. */
export function useCart() {
  const { api, store } = usePlatform();
  const { isAuthenticated } = useSession();
  return useQuery({
    queryKey: queryKeys.cart(),
    queryFn: () => api.getCart(store.getState().session.userId ?? ''),
    enabled: isAuthenticated,
  });
}
