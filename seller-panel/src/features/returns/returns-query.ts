import { createReturnCalls, panelKeys } from '@aaram/shared-domain/contract';
import type { Return, ReturnMove } from '@aaram/shared-domain/return';
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
import * as texts from '#texts/returns.ts';

export const RETURNS_PER_PAGE = 20;
export const returnFilters = ['to-answer', 'open', 'all'] as const;
export type ReturnFilter = (typeof returnFilters)[number];

/** One page of returns; open ones by their age. */
export const returnsQuery = (
  { api }: Pick<PlatformServices, 'api'>,
  query: { filter: ReturnFilter; cursor?: string | undefined },
) =>
  queryOptions({
    queryKey: [...panelKeys.sellerOrders(), 'returns', query],
    queryFn: () => createReturnCalls(api.call).getPanelReturns({ ...query, limit: RETURNS_PER_PAGE }),
    placeholderData: keepPreviousData,
  });

const done: Record<Return['state'], string> = {
  requested: texts.returnSaved,
  approved: texts.returnApproved,
  'picked-up': texts.pickUpSaved,
  'to-send': texts.exchangeAccepted,
  cancelled: texts.returnSaved,
  withdrawn: texts.returnWithdrawn,
  refused: texts.returnRefused,
  rejected: texts.returnNotAccepted,
  refunded: texts.refundAccepted,
  exchanged: texts.exchangeSent,
};

const stale = [panelKeys.sellerOrders(), panelKeys.sellerFigures()];

/** Moves a return, calls `onMoved`, then reloads the lists and the dashboard's figures. */
export function useMoveReturn(id: string, onMoved: (move: ReturnMove) => void) {
  const { api } = usePlatform();
  const client = useQueryClient();
  const reload = () => Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
  return useMutation({
    mutationFn: (move: ReturnMove) => withProof(() => createReturnCalls(api.call).moveReturn(id, move)),
    onSuccess: async ({ state, payout }, move) => {
      panelToast.success(state === 'refunded' && payout === 'credit-note' ? texts.creditAccepted : done[state]);
      onMoved(move);
      await reload();
    },
    // Somebody else may have moved it.
    onError: reload,
  });
}

/** Sends the mail about the present state of a return once more. */
export function useReturnMailAgain(id: string) {
  const { api } = usePlatform();
  return useMutation({
    mutationFn: () => createReturnCalls(api.call).sendReturnMailAgain(id),
    onSuccess: () => panelToast.success(texts.mailSent),
  });
}
