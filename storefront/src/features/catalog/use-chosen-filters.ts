import type { ProductFilters } from '@aaram/shared-domain/catalog';
import { useAhead } from '#lib/use-ahead.ts';

/** Filters as one group of fields shows them: a tap there counts at once, before the page is drawn again with it. */
export function useChosenFilters(
  filters: ProductFilters,
  apply: (next: ProductFilters) => void,
): [ProductFilters, (next: ProductFilters) => void] {
  const { shown, goAhead } = useAhead(filters, JSON.stringify(filters));
  const choose = (next: ProductFilters) => {
    goAhead(next);
    apply(next);
  };
  return [shown, choose];
}
