import type { ProductFilters } from '@aaram/shared-domain/catalog';
import { useLocation, useNavigate, useSearchParams } from '@aaram/shared-platform';
import { useState } from 'react';
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
  // The URL changes a moment after the tap; until then the tapped field must keep its new value.
  const [ahead, setAhead] = useState<{ filters: ProductFilters; of: string }>();
  const isAhead = ahead?.of === key;
  if (ahead !== undefined && !isAhead) {
    // The URL has changed: going back to it later must not restore this choice.
    setAhead(undefined);
  }
  const hrefFor = (next: ProductFilters, cursor?: string) => buildListHref(pathname, next, fixedCategory, cursor);
  return {
    filters: isAhead ? ahead.filters : parseFilters(search, fixedCategory),
    fixedCategory,
    pathname,
    start: isAhead ? null : search.get('cursor'),
    hrefFor,
    apply: (next) => {
      setAhead({ filters: next, of: key });
      void navigate(hrefFor(next), { preventScrollReset: true });
    },
  };
}
