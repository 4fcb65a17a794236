import { createOutboxCalls, failureText, panelKeys } from '@aaram/shared-domain/contract';
import type { OutboxChannel } from '@aaram/shared-domain/outbox';
import { panelToast } from '@aaram/shared-panel';
import {
  keepPreviousData,
  type PlatformServices,
  queryOptions,
  useMutation,
  usePlatform,
  useQueryClient,
} from '@aaram/shared-platform';
import * as texts from '#texts/outbox.ts';

const ROWS_PER_PAGE = 25;
type Api = Pick<PlatformServices, 'api'>;

export const outboxQuery = ({ api }: Api, channel: OutboxChannel, cursor: string | undefined) =>
  queryOptions({
    queryKey: panelKeys.outbox('sent', channel, cursor),
    queryFn: () => createOutboxCalls(api.call).getOutbox({ channel, limit: ROWS_PER_PAGE, cursor }),
    placeholderData: keepPreviousData,
  });

export const jobsQuery = ({ api }: Api) =>
  queryOptions({ queryKey: panelKeys.outbox('jobs'), queryFn: () => createOutboxCalls(api.call).getJobs() });

export const moneyGapsQuery = ({ api }: Api) =>
  queryOptions({ queryKey: panelKeys.outbox('gaps'), queryFn: () => createOutboxCalls(api.call).getMoneyGaps() });

/** Tries failed jobs again and shows what is left of them. */
export function useRetryJobs() {
  const { api } = usePlatform();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) => createOutboxCalls(api.call).retryJobs(ids),
    onSuccess: (jobs) => {
      panelToast.success(texts.triedAgain);
      client.setQueryData(panelKeys.outbox('jobs'), jobs);
    },
    onError: async (error) => {
      panelToast.error(failureText(error, texts.notTried));
      await client.invalidateQueries({ queryKey: panelKeys.outbox('jobs') });
    },
  });
}
