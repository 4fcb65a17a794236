import {
  createPanelListCalls,
  type PanelTable,
  panelKeys,
  type TableChange,
  type TableSettings,
} from '@aaram/shared-domain/contract';
import { queryOptions, useMutation, usePlatform, useQuery, useQueryClient } from '@aaram/shared-platform';
import { useMemo } from 'react';

const usual: TableSettings = { columns: null, density: null, views: [] };

/** How this account arranged a list. Until it is known, or where it cannot be read, the list is as usual. */
export function useTableSettings(table: PanelTable) {
  const { api } = usePlatform();
  const client = useQueryClient();
  const calls = createPanelListCalls(api.call);
  const { queryKey, ...options } = queryOptions({
    queryKey: panelKeys.trail('table', table),
    queryFn: () => calls.getTable(table),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const stored = useQuery({ queryKey, ...options });
  const { mutate, mutateAsync, isError, isPending, error } = useMutation({
    mutationFn: (body: TableChange) => calls.changeTable(table, body),
    onMutate: (body) => {
      // Seen at once; the server's answer follows.
      const before = client.getQueryData<TableSettings>(queryKey) ?? usual;
      const { columns = before.columns, density = before.density } = body;
      client.setQueryData(queryKey, { ...before, columns, density });
      return before;
    },
    onSuccess: (settings) => client.setQueryData(queryKey, settings),
    onError: (cause, _body, before) => {
      console.error('Keeping the arrangement of a list failed', cause);
      client.setQueryData(queryKey, before);
    },
  });
  const settings = stored.data ?? usual;
  // The same object until one of these changes: what is drawn from it alone is not drawn again.
  return useMemo(
    () => ({ settings, change: { mutate, mutateAsync, isError, isPending, error } }),
    [settings, mutate, mutateAsync, isError, isPending, error],
  );
}
export type Arrangement = ReturnType<typeof useTableSettings>;
