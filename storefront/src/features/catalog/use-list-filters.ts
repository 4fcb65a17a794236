import type { ProductFilters } from '@aaram/shared-domain/catalog';
import { useLocation, useNavigate, useSearchParams } from '@aaram/shared-platform';
import { startTransition } from 'react';
import { useAhead } from '#lib/use-ahead.ts';
import { buildListHref, parseFilters } from './filters-url.ts';

/** The filters in the page's URL, and ways to change them. */
export type ListFilters = {
  filters: ProductFilters;
  /** Set on a category page, where the category cannot be changed. */
  fixedCategory: string | undefined;
  pathname: string;
  start: string | null;
  hrefFor: (next: ProductFilters, cursor?: string) => string;
  apply: (next: ProductFilters) => void;
};

/** Filters live only in the URL, so that back, reload and sharing give the same list. */
export function useListFilters(fixedCategory?: string): ListFilters {
  const [search] = useSearchParams();
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  // The URL changes a moment after the tap; until then the list is already that of the choice.
  const { shown, isAhead, goAhead } = useAhead(parseFilters(search, fixedCategory), key);
  const hrefFor = (next: ProductFilters, cursor?: string) => buildListHref(pathname, next, fixedCategory, cursor);
  return {
    filters: shown,
    fixedCategory,
    pathname,
    start: isAhead ? null : search.get('cursor'),
    hrefFor,
    apply: (next) => {
      // The tapped field has drawn itself (useChosenFilters); the page follows in slices.
      startTransition(() => goAhead(next));
      void navigate(hrefFor(next), { preventScrollReset: true });
    },
  };
}
