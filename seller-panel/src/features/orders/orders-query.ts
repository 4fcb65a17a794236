import {
  createOrderCalls,
  createPanelCalls,
  createPanelListCalls,
  failureText,
  type ListQuery,
  panelKeys,
} from '@aaram/shared-domain/contract';
import type { CarrierId, OrderStatus, Parcel, ReadTracking } from '@aaram/shared-domain/order';
import { panelToast } from '@aaram/shared-panel';
import {
  keepPreviousData,
  type PlatformServices,
  queryOptions,
  useMutation,
  usePlatform,
  useQueryClient,
} from '@aaram/shared-platform';
import { withProof } from '#lib/proof-queue.ts';
import * as texts from '#texts/orders.ts';

/** How many orders a page has: whole ones, or rows of the table. */
export const ORDERS_PER_PAGE = { roomy: 10, compact: 50 };

/**
 * One page of the orders in the caller's scope; failures are logged, and the page offers a retry
 * (product-rules.md#failed-loads-offer-a-retry).
 */
export function sellerOrdersQuery({ api }: Pick<PlatformServices, 'api'>, query: ListQuery) {
  return queryOptions({
    queryKey: [...panelKeys.sellerOrders(), query],
    queryFn: () =>
      createPanelListCalls(api.call)
        .getOrders(query)
        .catch((error: unknown) => {
          console.error('Loading the orders failed', error);
          throw error;
        }),
    placeholderData: keepPreviousData,
  });
}

function useReloadOrders() {
  const client = useQueryClient();
  return async (id: string) => {
    const stale = [panelKeys.sellerOrders(), panelKeys.sellerFigures(), ['order', id]];
    await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
}

/** Saves the status of a parcel or the whole order at once, then reloads the list (product-rules.md#status-changes). */
export function useUpdateStatus(id: string, { before, parcel }: { before: OrderStatus; parcel?: string | undefined }) {
  const { api } = usePlatform();
  const reload = useReloadOrders();
  const undo = useMutation({
    mutationFn: (status: OrderStatus) =>
      withProof(() => createPanelCalls(api.call).updateOrderStatus(id, status, parcel)),
    onSuccess: async () => {
      panelToast.success(texts.statusUpdated);
      await reload(id);
    },
    onError: (error) => panelToast.error(failureText(error, texts.statusNotUpdated)),
  });
  return useMutation({
    mutationFn: (status: OrderStatus) =>
      withProof(() => createPanelCalls(api.call).updateOrderStatus(id, status, parcel)),
    onSuccess: async () => {
      panelToast.undoable(texts.statusUpdated, () => undo.mutate(before));
      await reload(id);
    },
    onError: (error) => {
      console.error('Updating an order status failed', error);
      panelToast.error(texts.statusNotUpdated);
    },
  });
}

/** Saves the tracking id of a parcel or of the whole order, and its carrier where a link named it. */
export function useUpdateTracking(id: string, parcel?: string) {
  const { api } = usePlatform();
  const reload = useReloadOrders();
  return useMutation({
    mutationFn: ({ trackingId, carrier }: ReadTracking) =>
      carrier === undefined
        ? createPanelCalls(api.call).updateTracking(id, trackingId, parcel)
        : createOrderCalls(api.call).updateCarrier(id, { trackingId, carrier, parcel }),
    onSuccess: async () => {
      panelToast.success(texts.trackingIdUpdated);
      await reload(id);
    },
    onError: (error) => {
      console.error('Updating a tracking id failed', error);
      panelToast.error(texts.trackingIdNotUpdated);
    },
  });
}

/** Saves who carries a parcel, beside its tracking id. */
export function useUpdateCarrier(id: string, { _id: parcel, trackingId }: Parcel) {
  const { call } = usePlatform().api;
  const reload = useReloadOrders();
  return useMutation({
    mutationFn: (carrier: CarrierId | '') =>
      createOrderCalls(call).updateCarrier(id, { trackingId: trackingId ?? '', carrier, parcel }),
    onSuccess: async () => {
      panelToast.success(texts.carrierUpdated);
      await reload(id);
    },
  });
}

/** Sends a mail about the order once more. */
export function useMailAgain(id: string) {
  const { call } = usePlatform().api;
  return useMutation({
    mutationFn: (mail: 'confirmation' | 'status') => createOrderCalls(call).sendMailAgain(id, mail),
    onSuccess: () => panelToast.success(texts.mailSent),
  });
}

type HoldDecision = { decision: 'release' | 'cancel'; reason: string };

/** Decides about an order on hold. To cancel needs a fresh proof, because money goes back. */
export function useDecideHold(id: string, onDecided: () => void) {
  const { call } = usePlatform().api;
  const reload = useReloadOrders();
  return useMutation({
    mutationFn: (decision: HoldDecision) => withProof(() => createOrderCalls(call).decideHold(id, decision)),
    onSuccess: async () => {
      panelToast.success(texts.holdDecided);
      onDecided();
      await reload(id);
    },
  });
}
