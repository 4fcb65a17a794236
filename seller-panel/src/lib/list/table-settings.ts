import {
  createPanelListCalls,
  type PanelTable,
  queryKeys,
  type TableChange,
  type TableSettings,
} from '@aaram/shared-domain/contract';
import { queryOptions, useMutation, usePlatform, useQuery, useQueryClient } from '@aaram/shared-platform';

const usual: TableSettings = { columns: null, density: null, views: [] };

/** How this account arranged a list. Until it is known, or where it cannot be read, the list is as usual. */
export function useTableSettings(table: PanelTable) {
  const { api } = usePlatform();
  const client = useQueryClient();
  const calls = createPanelListCalls(api.call);
  const { queryKey, ...options } = queryOptions({
    queryKey: queryKeys.trail('table', table),
    queryFn: () => calls.getTable(table),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const kept = useQuery({ queryKey, ...options });
  const change = useMutation({
    mutationFn: (body: TableChange) => calls.changeTable(table, body),
    onMutate: (body) => {
      // Seen at once; the server's answer follows.
      const before = client.getQueryData<TableSettings>(queryKey) ?? usual;
      const { columns = before.columns, density = before.density } = body;
      client.setQueryData(queryKey, { ...before, columns, density });
      return before;
    },
    onSuccess: (settings) => client.setQueryData(queryKey, settings),
    onError: (error, _body, before) => {
      console.error('Keeping the arrangement of a list failed', error);
      client.setQueryData(queryKey, before);
    },
  });
  return { settings: kept.data ?? usual, change };
}
export type Arrangement = ReturnType<typeof useTableSettings>;
