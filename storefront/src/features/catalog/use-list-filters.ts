import type { ProductFilters } from '@aaram/shared-domain/catalog';
import { useLocation, useNavigate, useSearchParams } from '@aaram/shared-platform';
import { useState } from 'react';
import { buildListHref, parseFilters } from './filters-url.ts';

/** The filters of the page's address, and how to go on from them. */
export type ListFilters = {
  filters: ProductFilters;
  /** Set on a category page, whose category is not up for choice. */
  fixedCategory: string | undefined;
  pathname: string;
  start: string | null;
  hrefFor: (next: ProductFilters, cursor?: string) => string;
  apply: (next: ProductFilters) => void;
};

/** The address is the only place filters live, so that back, reload and sharing give the same list. */
export function useListFilters(fixedCategory?: string): ListFilters {
  const [search] = useSearchParams();
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  // The address changes a moment after the tap; until then the tapped field must not jump back.
  const [ahead, setAhead] = useState<{ filters: ProductFilters; of: string }>();
  const isAhead = ahead?.of === key;
  if (ahead !== undefined && !isAhead) {
    // Arrived: going back to this address later must not bring the choice back.
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
