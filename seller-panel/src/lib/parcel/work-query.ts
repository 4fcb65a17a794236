import { createPanelCalls, createWorkCalls, failureText, panelKeys } from '@aaram/shared-domain/contract';
import type { DeliveryChoice, WorkParcel, WorkStage } from '@aaram/shared-domain/work';
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
import * as texts from '#texts/work.ts';

export const PARCELS_PER_PAGE = 50;

type Api = Pick<PlatformServices, 'api'>;

/** How many parcels wait in each stage. */
export const workCountsQuery = ({ api }: Api) =>
  queryOptions({
    queryKey: [...panelKeys.sellerOrders(), 'work-counts'],
    queryFn: () => createWorkCalls(api.call).getWorkCounts(),
  });

/** One page of a stage's parcels, or all parcels of an order that was scanned. */
export const workQuery = ({ api }: Api, query: { stage: WorkStage; order: string; cursor?: string | undefined }) =>
  queryOptions({
    queryKey: [...panelKeys.sellerOrders(), 'work', query],
    queryFn: () =>
      createWorkCalls(api.call).getWork(
        query.order === ''
          ? { stage: query.stage, limit: PARCELS_PER_PAGE, cursor: query.cursor }
          : { order: query.order },
      ),
    placeholderData: keepPreviousData,
  });

/** What is done with a parcel: packed or not, its next status, or something at the carrier. */
export type WorkAction = 'pack' | 'unpack' | 'ship' | 'deliver' | 'cancel-booking' | DeliveryChoice;

/** Does an action of a parcel. */
async function act(api: PlatformServices['api'], parcel: WorkParcel, action: WorkAction): Promise<void> {
  const calls = createWorkCalls(api.call);
  switch (action) {
    case 'pack':
    case 'unpack':
      await calls.packParcel(parcel._id, action === 'pack');
      return;
    case 'cancel-booking':
      await calls.cancelShipment(parcel._id);
      return;
    case 'try-again':
    case 'return':
      await calls.answerFailure(parcel._id, action);
      return;
    default:
      await withProof(() =>
        createPanelCalls(api.call).updateOrderStatus(
          parcel.order,
          action === 'ship' ? 'Shipped' : 'Delivered',
          parcel._id,
        ),
      );
  }
}

/** Reads again what shows orders. */
export function useReloadWork() {
  const client = useQueryClient();
  return async () => {
    const stale = [panelKeys.sellerOrders(), panelKeys.sellerFigures()];
    await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
}

/** Does an action of a parcel, then reads the lists again. */
export function useWorkAction(parcel: WorkParcel) {
  const { api } = usePlatform();
  const reload = useReloadWork();
  return useMutation({
    mutationFn: (action: WorkAction) => act(api, parcel, action),
    onSuccess: async () => {
      panelToast.success(texts.saved(parcel.number));
      await reload();
    },
    onError: (error) => panelToast.error(failureText(error, texts.notSaved)),
  });
}
