import type { ProductFilters } from '@aaram/shared-domain/catalog';
import { useLocation, useNavigate, useSearchParams } from '@aaram/shared-platform';
import { buildListHref, parseFilters } from './filters-url.ts';

/** The filters of the page's address, and how to go on from them. */
export type ListFilters = {
  filters: ProductFilters;
  /** Set on a category page, whose shelf is not up for choice. */
  fixedCategory: string | undefined;
  pathname: string;
  start: string | null;
  hrefFor: (next: ProductFilters, cursor?: string) => string;
  apply: (next: ProductFilters) => void;
};

/** The address is the only place filters live, so that back, reload and sharing give the same list. */
export function useListFilters(fixedCategory?: string): ListFilters {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const hrefFor = (next: ProductFilters, cursor?: string) => buildListHref(pathname, next, fixedCategory, cursor);
  return {
    filters: parseFilters(search, fixedCategory),
    fixedCategory,
    pathname,
    start: search.get('cursor'),
    hrefFor,
    apply: (next) => void navigate(hrefFor(next), { preventScrollReset: true }),
  };
}
