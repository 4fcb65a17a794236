import { queryKeys } from '@aaram/shared-domain/contract';
import { isOrderNamed } from '@aaram/shared-domain/order';
import { usePlatform, useQuery } from '@aaram/shared-platform';

/** One of the shopper's own orders, by its id or number however it is typed; null when there is none. */
export function useMyOrder(wanted: string) {
  const { api } = usePlatform();
  return useQuery({
    queryKey: [...queryKeys.myOrders(), 'named', wanted],
    queryFn: async () =>
      (await api.getMyOrders({ order: wanted })).items.find((order) => isOrderNamed(order, wanted)) ?? null,
    enabled: wanted !== '',
  });
}
