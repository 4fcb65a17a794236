import { createWorkCalls, queryKeys } from '@aaram/shared-domain/contract';
import type { WorkParcel, WorkStage } from '@aaram/shared-domain/work';
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
    queryKey: [...queryKeys.sellerOrders(), 'work-counts'],
    queryFn: () => createWorkCalls(api.call).getWorkCounts(),
  });

/** One page of a stage's parcels, or all parcels of an order that was scanned. */
export const workQuery = ({ api }: Api, query: { stage: WorkStage; order: string; cursor?: string | undefined }) =>
  queryOptions({
    queryKey: [...queryKeys.sellerOrders(), 'work', query],
    queryFn: () =>
      createWorkCalls(api.call).getWork(
        query.order === ''
          ? { stage: query.stage, limit: PARCELS_PER_PAGE, cursor: query.cursor }
          : { order: query.order },
      ),
    placeholderData: keepPreviousData,
  });

/** What is done with a parcel: packed or not, or its next status. */
export type WorkAction = 'pack' | 'unpack' | 'ship' | 'deliver';

/** Does the next action of a parcel, then reads the lists again. */
export function useWorkAction(parcel: WorkParcel) {
  const { api } = usePlatform();
  const client = useQueryClient();
  const stale = [queryKeys.sellerOrders(), queryKeys.sellerFigures()];
  return useMutation({
    mutationFn: async (action: WorkAction) => {
      if (action === 'pack' || action === 'unpack') {
        await createWorkCalls(api.call).packParcel(parcel._id, action === 'pack');
        return;
      }
      const status = action === 'ship' ? 'Shipped' : 'Delivered';
      await withProof(() => api.updateOrderStatus(parcel.order, status, parcel._id));
    },
    onSuccess: async () => {
      panelToast.success(texts.saved(parcel.number));
      await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    onError: () => panelToast.error(texts.notSaved),
  });
}
