import type { SearchLink, Suggestion } from '@aaram/shared-domain/catalog';
import { queryKeys } from '@aaram/shared-domain/contract';
import { keepPreviousData, usePlatform, useQuery } from '@aaram/shared-platform';
import { useEffect, useState } from 'react';

/** Most suggestions shown, links to categories among them (product-rules.md#suggestions). */
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

export type Offers = {
  suggestions: readonly Suggestion[];
  /** The search within a category, above the products. */
  links: readonly SearchLink[];
  isSettled: boolean;
};

/**
 * Suggestions for the typed text. Requests are debounced, an outdated one is aborted, and empty text sends none. A
 * failed request gives an empty list (product-rules.md#search).
 */
export function useSuggestions(typed: string): Offers {
  const { api } = usePlatform();
  const query = useDebounced(typed.trim());
  const shared = { enabled: query !== '', retry: false, placeholderData: keepPreviousData };
  const { data, isFetching } = useQuery({
    queryKey: queryKeys.suggestions(query),
    queryFn: ({ signal }) => api.getSuggestions(query, signal),
    ...shared,
  });
  const links = useQuery({
    queryKey: queryKeys.searchLinks(query),
    queryFn: ({ signal }) => api.getSearchLinks(query, signal),
    ...shared,
  });
  const isEmpty = typed.trim() === '' || query === '';
  const shownLinks = isEmpty ? [] : (links.data ?? []);
  return {
    suggestions: isEmpty ? [] : (data ?? []).slice(0, MAX_SUGGESTIONS - shownLinks.length),
    links: shownLinks,
    isSettled: !isEmpty && !isFetching && query === typed.trim(),
  };
}
