import type { ChangeResult, ChangeSet, ChangeSetInput } from '@aaram/shared-domain/change-set';
import { createChangeSetCalls, failureText, panelKeys, queryKeys } from '@aaram/shared-domain/contract';
import { panelToast } from '@aaram/shared-panel';
import {
  keepPreviousData,
  type PlatformServices,
  type QueryClient,
  queryOptions,
  useMutation,
  usePlatform,
  useQueryClient,
} from '@aaram/shared-platform';
import { withProof } from '#lib/proof-queue.ts';
import * as texts from '#texts/change-sets.ts';

type Api = Pick<PlatformServices, 'api'>;
/** How often a change that is under way is asked for, ms. */
const SOON_MS = 1000;
const ROWS_PER_PAGE = 25;

export const isAtWork = ({ state }: ChangeSet) => state === 'preparing' || state === 'running' || state === 'undoing';

/** A change set, asked for again while it is under way. */
export const changeSetQuery = ({ api }: Api, id: string) =>
  queryOptions({
    queryKey: panelKeys.changeSets('one', id),
    queryFn: () => createChangeSetCalls(api.call).getChangeSet(id),
    refetchInterval: ({ state }) => (state.data !== undefined && isAtWork(state.data) ? SOON_MS : false),
  });

/** One page of the rows of a change set; another state of it has other rows. */
export const changeRowsQuery = (
  { api }: Api,
  { _id, state }: Pick<ChangeSet, '_id' | 'state'>,
  { result, cursor }: { result: ChangeResult | undefined; cursor: string | undefined },
) =>
  queryOptions({
    queryKey: panelKeys.changeSets('rows', _id, state, result, cursor),
    queryFn: () => createChangeSetCalls(api.call).getChangeRows(_id, { result, cursor, limit: ROWS_PER_PAGE }),
    placeholderData: keepPreviousData,
  });

/** Lists that show something else after a change was made or undone. */
export const refreshLists = (client: QueryClient) =>
  Promise.all(
    [
      panelKeys.sellerProducts(),
      panelKeys.families(),
      panelKeys.sellerOrders(),
      panelKeys.sellerFigures(),
      queryKeys.products(),
      panelKeys.changeSets('list'),
      panelKeys.changeSets('trash'),
      panelKeys.changeSets('trail'),
    ].map((queryKey) => client.invalidateQueries({ queryKey })),
  );

const keep = (client: QueryClient) => (set: ChangeSet) =>
  client.setQueryData(panelKeys.changeSets('one', set._id), set);

export function usePrepareChange() {
  const { api } = usePlatform();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: ChangeSetInput) => createChangeSetCalls(api.call).prepareChangeSet(input),
    onSuccess: keep(client),
  });
}

export function useUndoChange() {
  const { api } = usePlatform();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => createChangeSetCalls(api.call).undoChangeSet(id),
    onSuccess: async (set) => {
      keep(client)(set);
      await refreshLists(client);
      panelToast.success(texts.undoneToast);
    },
    onError: (error) => panelToast.error(failureText(error, texts.notUndone)),
  });
}

/** Takes a single edit back at once, without a preview. */
export function useTakeBack() {
  const { api } = usePlatform();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (edit: string) => {
      const calls = createChangeSetCalls(api.call);
      const { _id } = await calls.prepareChangeSet({ subject: 'edit', edit, isAll: false });
      return calls.runChangeSet(_id);
    },
    onSuccess: async () => {
      await refreshLists(client);
      panelToast.success(texts.undoneToast);
    },
    onError: (error) => panelToast.error(failureText(error, texts.notUndone)),
  });
}

export function useRunChange() {
  const { api } = usePlatform();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => withProof(() => createChangeSetCalls(api.call).runChangeSet(id)),
    onSuccess: async (set) => {
      keep(client)(set);
      await refreshLists(client);
    },
  });
}
