import { createCreditCalls, panelKeys } from '@aaram/shared-domain/contract';
import type { CreditAction } from '@aaram/shared-domain/credit';
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
import * as texts from '#texts/credits.ts';

export const CREDITS_PER_PAGE = 20;

type Query = { kind?: string | undefined; q?: string | undefined; cursor?: string | undefined };

/** One page of credits, the newest first. */
export const creditsQuery = ({ api }: Pick<PlatformServices, 'api'>, query: Query) =>
  queryOptions({
    queryKey: [...panelKeys.trail('credits'), query],
    queryFn: () => createCreditCalls(api.call).getPanelCredits({ ...query, limit: CREDITS_PER_PAGE }),
    placeholderData: keepPreviousData,
  });

const done: Record<CreditAction, string> = {
  mail: texts.mailQueued,
  withdraw: texts.creditWithdrawn,
  refund: texts.cardRefunded,
};

/** Withdraws or refunds a credit, or sends its mail again; then calls `onDone` and reloads the list. */
export function useChangeCredit(id: string, onDone: () => void) {
  const { api } = usePlatform();
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: panelKeys.trail('credits') });
  return useMutation({
    mutationFn: (body: { action: CreditAction; reason: string }) =>
      withProof(() => createCreditCalls(api.call).changeCredit(id, body)),
    onSuccess: async (_, { action }) => {
      panelToast.success(done[action]);
      onDone();
      await reload();
    },
    // Somebody else may have changed it, or its owner spent it.
    onError: reload,
  });
}
