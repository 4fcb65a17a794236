import { createOrderCalls, panelKeys } from '@aaram/shared-domain/contract';
import { panelToast } from '@aaram/shared-panel';
import { type PlatformServices, queryOptions, useMutation, usePlatform, useQueryClient } from '@aaram/shared-platform';
import * as texts from '#texts/order-page.ts';

const keyOf = (named: string) => [...panelKeys.sellerOrders(), 'page', named] as const;

/** An order with everything about it, by its number or id. */
export const orderPageQuery = ({ api }: Pick<PlatformServices, 'api'>, named: string) =>
  queryOptions({ queryKey: keyOf(named), queryFn: () => createOrderCalls(api.call).getOrderPage(named) });

/** Keeps a note about an order; `onAdded` is called once it stands on the page. */
export function useAddNote(named: string, onAdded: () => void) {
  const { api } = usePlatform();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => createOrderCalls(api.call).addOrderNote(named, text),
    onSuccess: (page) => {
      client.setQueryData(keyOf(named), page);
      panelToast.success(texts.noteAdded);
      onAdded();
    },
  });
}
