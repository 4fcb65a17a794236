import { createSearchWordCalls, panelKeys } from '@aaram/shared-domain/contract';
import type { SearchWordInput, SearchWordPreviewInput } from '@aaram/shared-domain/search-words';
import { panelToast } from '@aaram/shared-panel';
import { type PlatformServices, queryOptions, useMutation, usePlatform, useQueryClient } from '@aaram/shared-platform';
import { saveCsv } from '#lib/save-file.ts';
import * as texts from '#texts/search-words.ts';

const key = panelKeys.trail('search-words');
/** Marks a file as UTF-8, so that spreadsheets show Hindi. */
const BYTE_ORDER_MARK = '\uFEFF';

export const searchWordsQuery = ({ api }: Pick<PlatformServices, 'api'>) =>
  queryOptions({ queryKey: key, queryFn: () => createSearchWordCalls(api.call).getSearchWords() });

/** Saves words, new ones without an id; with `body` null removes them. Then reads the list again. */
export function useSaveWords(onDone: () => void) {
  const { api } = usePlatform();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id: string | null; body: SearchWordInput | null }) => {
      const calls = createSearchWordCalls(api.call);
      if (body === null) {
        return calls.removeSearchWords(id ?? '');
      }
      return id === null ? calls.addSearchWords(body) : calls.changeSearchWords(id, body);
    },
    onSuccess: async (_, { body }) => {
      panelToast.success(body === null ? texts.removed : texts.saved);
      onDone();
      await client.invalidateQueries({ queryKey: key });
    },
  });
}

export function usePreviewWords() {
  const { api } = usePlatform();
  return useMutation({
    mutationFn: (body: SearchWordPreviewInput) => createSearchWordCalls(api.call).previewSearchWords(body),
  });
}

export function useSaveWordsFile() {
  const { api } = usePlatform();
  return useMutation({
    mutationFn: () => createSearchWordCalls(api.call).getSearchWordsFile(),
    onSuccess: ({ text }) => saveCsv('search-words.csv', BYTE_ORDER_MARK + text),
  });
}

export function useReplaceWords(onDone: () => void) {
  const { api } = usePlatform();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => {
      const form = new FormData();
      form.set('file', file);
      return createSearchWordCalls(api.call).sendSearchWordsFile(form);
    },
    onSuccess: async ({ count }) => {
      panelToast.success(texts.imported(count));
      onDone();
      await client.invalidateQueries({ queryKey: key });
    },
  });
}
