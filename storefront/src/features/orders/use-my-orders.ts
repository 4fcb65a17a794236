import { queryKeys } from '@aaram/shared-domain/contract';
import { usePlatform, useQuery } from '@aaram/shared-platform';

/** The shopper's own orders, newest first. */
export function useMyOrders() {
  const { api } = usePlatform();
  return useQuery({ queryKey: queryKeys.myOrders(), queryFn: () => api.getMyOrders() });
}
