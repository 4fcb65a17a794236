import { queryKeys } from '@aaram/shared-domain/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type PlatformServices, usePlatform } from '../host/platform-context.ts';
import { sessionActions } from '../session/session-slice.ts';
import { useSession } from '../session/use-session.ts';

/** The cart of the logged-in shopper. Its items also go into the session record, as specified (§3). */
export function cartQuery({ api, store }: Pick<PlatformServices, 'api' | 'store'>) {
  return queryOptions({
    queryKey: queryKeys.cart(),
    queryFn: async () => {
      const cart = await api.getCart(store.getState().session.userId ?? '');
      store.dispatch(sessionActions.cartReplaced(cart.items));
      return cart;
    },
  });
}

/** The cart as a query; idle for visitors. */
export function useCart() {
  const { isAuthenticated } = useSession();
  return useQuery({ ...cartQuery(usePlatform()), enabled: isAuthenticated });
}
