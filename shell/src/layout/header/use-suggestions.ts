import type { Suggestion } from '@aaram/shared-domain/catalog';
import { queryKeys } from '@aaram/shared-domain/contract';
import { keepPreviousData, usePlatform, useQuery } from '@aaram/shared-platform';
import { useEffect, useState } from 'react';

/** Most suggestions shown (product-rules.md#suggestions). */
const MAX_SUGGESTIONS = 10;
const DEBOUNCE_MS = 150;

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/**
 * Suggestions for the typed text. Requests are debounced, an outdated one is aborted, and empty text sends none. A
 * failed request gives an empty list (product-rules.md#search).
 */
export function useSuggestions(typed: string): { suggestions: readonly Suggestion[]; isSettled: boolean } {
  const { api } = usePlatform();
  const query = useDebounced(typed.trim());
  const { data, isFetching } = useQuery({
    queryKey: queryKeys.suggestions(query),
    queryFn: ({ signal }) => api.getSuggestions(query, signal),
    enabled: query !== '',
    retry: false,
    placeholderData: keepPreviousData,
  });
  const isEmpty = typed.trim() === '' || query === '';
  return {
    suggestions: isEmpty ? [] : (data ?? []).slice(0, MAX_SUGGESTIONS),
    isSettled: !isEmpty && !isFetching && query === typed.trim(),
  };
}
