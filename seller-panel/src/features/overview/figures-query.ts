import { createPanelCalls, createPanelListCalls, panelKeys } from '@aaram/shared-domain/contract';
import { type PlatformServices, queryOptions } from '@aaram/shared-platform';

export const RECENT_ORDERS = 6;

/** Totals, orders per day and what needs attention, in the caller's scope. */
export function figuresQuery({ api }: Pick<PlatformServices, 'api'>) {
  return queryOptions({
    queryKey: panelKeys.sellerFigures(),
    queryFn: () => createPanelListCalls(api.call).getPanelFigures(),
  });
}

/** The newest orders. Its key starts with that of all order lists, so that a status change refreshes it too. */
export function recentOrdersQuery({ api }: Pick<PlatformServices, 'api'>) {
  const query = { limit: RECENT_ORDERS };
  return queryOptions({
    queryKey: [...panelKeys.sellerOrders(), query],
    queryFn: () => createPanelCalls(api.call).getAllOrders(query),
  });
}
