import { createReturnCalls, queryKeys } from '@aaram/shared-domain/contract';
import { type PlatformServices, queryOptions } from '@aaram/shared-platform';

/** An order's cancelled and returned pieces, and what may be asked for each of its lines. */
export const orderReturnsQuery = ({ api }: Pick<PlatformServices, 'api'>, orderId: string) =>
  queryOptions({
    queryKey: [...queryKeys.myOrders(), orderId, 'returns'],
    queryFn: () => createReturnCalls(api.call).getReturns(orderId),
  });
