import { createChangeSetCalls, failureText, panelKeys, type TrailQuery } from '@aaram/shared-domain/contract';
import { panelToast } from '@aaram/shared-panel';
import {
  keepPreviousData,
  type PlatformServices,
  queryOptions,
  useMutation,
  usePlatform,
  useQueryClient,
} from '@aaram/shared-platform';
import { refreshLists } from '#lib/change-set/change-sets-query.ts';
import * as texts from '#texts/history.ts';

type Api = Pick<PlatformServices, 'api'>;
const ROWS_PER_PAGE = 25;

/** What the lists of the history are narrowed to; each may be empty. */
export type HistoryFilters = { from: string; until: string; actor: string; subject: string };

const orNothing = (text: string) => (text === '' ? undefined : text);

/** Bulk changes of these days and people, newest first. */
export const changeSetsQuery = ({ api }: Api, { from, until, actor }: HistoryFilters, cursor: string | undefined) =>
  queryOptions({
    queryKey: panelKeys.changeSets('list', from, until, actor, cursor),
    queryFn: () =>
      createChangeSetCalls(api.call).getChangeSets({
        from: orNothing(from),
        until: orNothing(until),
        actor: orNothing(actor),
        cursor,
        limit: ROWS_PER_PAGE,
      }),
    placeholderData: keepPreviousData,
  });

/** Every write by sellers and admins: for a seller the own ones. */
export const trailQuery = ({ api }: Api, { from, until, actor, subject }: HistoryFilters, cursor: string | undefined) =>
  queryOptions({
    queryKey: panelKeys.changeSets('trail', from, until, actor, subject, cursor),
    queryFn: () => {
      const query: TrailQuery = {
        from: orNothing(from),
        until: orNothing(until),
        actor: orNothing(actor),
        subject: orNothing(subject),
        cursor,
        limit: ROWS_PER_PAGE,
      };
      return createChangeSetCalls(api.call).getTrail(query);
    },
    placeholderData: keepPreviousData,
  });

export const trashQuery = ({ api }: Api, cursor: string | undefined) =>
  queryOptions({
    queryKey: panelKeys.changeSets('trash', cursor),
    queryFn: () => createChangeSetCalls(api.call).getTrash({ cursor, limit: ROWS_PER_PAGE }),
    placeholderData: keepPreviousData,
  });

/** Brings a product back from the trash. */
export function useRestoreProduct() {
  const { api } = usePlatform();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => createChangeSetCalls(api.call).restoreProduct(id),
    onSuccess: async ({ message }) => {
      panelToast.success(message);
      await refreshLists(client);
    },
    onError: (error) => panelToast.error(failureText(error, texts.notRestored)),
  });
}
