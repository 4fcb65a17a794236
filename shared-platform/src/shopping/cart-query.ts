import { queryKeys } from '@aaram/shared-domain/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type PlatformServices, usePlatform } from '../host/platform-context.ts';
import { useSession } from '../session/use-session.ts';

/** The cart of the logged-in shopper. */
export function cartQuery({ api, store }: Pick<PlatformServices, 'api' | 'store'>) {
  return queryOptions({
    queryKey: queryKeys.cart(),
    queryFn: () => api.getCart(store.getState().session.userId ?? ''),
  });
}

/** The cart as a query; idle for visitors. */
export function useCart() {
  const { isAuthenticated } = useSession();
  return useQuery({ ...cartQuery(usePlatform()), enabled: isAuthenticated });
}
