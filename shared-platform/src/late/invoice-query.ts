import { queryKeys } from '@aaram/shared-domain/contract';
import type { PlatformServices } from '../host/platform-context.ts';

/** The invoice of an order: the shopper's own, or a seller's part of it. */
export const invoiceQuery = ({ api }: Pick<PlatformServices, 'api'>, orderId: string) => ({
  queryKey: queryKeys.invoice(orderId),
  queryFn: () => api.call.json('GET /orders/{id}/invoice', 'lines', { params: { id: orderId } }),
});
