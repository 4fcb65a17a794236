import {
  type PriceRangeId,
  type ProductFilters,
  priceRangeIds,
  priceRanges,
  type SortId,
  sortIds,
  sortOptions,
  tidySearchText,
} from '@aaram/shared-domain/catalog';

/** The filters of which several may be chosen at once. */
export const listFilters = ['subcategory', 'priceRange', 'size', 'brand', 'tag'] as const;
export type ListFilter = (typeof listFilters)[number];

const isPriceRange = (value: string): value is PriceRangeId => priceRangeIds.some((id) => id === value);
/** Whether a list can be asked for this order. */
export const isSort = (value: string | null): value is SortId => sortIds.some((id) => id === value);

/** So many values of one kind the API takes. */
const MOST_VALUES = 30;

function readList(search: URLSearchParams, name: ListFilter): string[] | undefined {
  // Sorted, so that the same choice made in another order is the same cache entry.
  const values = [...new Set(search.getAll(name).map(tidySearchText))].filter((value) => value !== '').sort();
  return values.length > 0 ? values.slice(0, MOST_VALUES) : undefined;
}

/**
 * Reads filters from an address. Unknown sorts and price ranges are ignored; `category` fixes that of a category page.
 */
export function parseFilters(search: URLSearchParams, category?: string): ProductFilters {
  const sort = search.get('sort');
  const read = (name: string) => tidySearchText(search.get(name) ?? '') || undefined;
  const ranges = readList(search, 'priceRange')?.filter(isPriceRange);
  const found: ProductFilters = {
    category: category ?? read('category'),
    q: read('q'),
    subcategory: readList(search, 'subcategory'),
    priceRange: ranges?.length ? ranges : undefined,
    size: readList(search, 'size'),
    brand: readList(search, 'brand'),
    tag: readList(search, 'tag'),
    sort: isSort(sort) ? sort : undefined,
  };
  // Without the empty ones: the dehydrated key loses `undefined`, and both sides must name the same query.
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** Name and value of everything chosen, as a form or an address sends it. The fixed category of a page is not part of it. */
export function listFilterEntries(filters: ProductFilters, fixedCategory?: string): [string, string][] {
  const single = [
    ['q', filters.q],
    ['category', fixedCategory === undefined ? filters.category : undefined],
    ['sort', filters.sort],
  ] as const;
  return [
    ...single.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
    ...listFilters.flatMap((name) => (filters[name] ?? []).map((value): [string, string] => [name, value])),
  ];
}

/** The address of a list with these filters, such as `/women?size=M&sort=nameAZ`. */
export function buildListHref(
  pathname: string,
  filters: ProductFilters,
  fixedCategory?: string,
  cursor?: string,
): string {
  const search = new URLSearchParams(listFilterEntries(filters, fixedCategory));
  if (cursor !== undefined) {
    search.set('cursor', cursor);
  }
  const text = search.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
}

/** Chooses a value, or drops it when it was chosen. */
export function toggleFilter(filters: ProductFilters, name: ListFilter, value: string): ProductFilters {
  const chosen: readonly string[] = filters[name] ?? [];
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value].sort();
  const { [name]: _old, ...others } = filters;
  return next.length > 0 ? { ...others, [name]: next } : others;
}

/** Everything chosen with one tap fewer: the list without facets, its search, category and order kept. */
export function clearFilters({ q, category, sort }: ProductFilters): ProductFilters {
  return { ...(q && { q }), ...(category && { category }), ...(sort && { sort }) };
}

/** Words for a chosen value: price ranges have ids, everything else reads as it is. */
export function describeFilter(name: ListFilter, value: string): string {
  if (name === 'priceRange') {
    return priceRanges.find((range) => range.id === value)?.label ?? value;
  }
  return name === 'size' ? `Size ${value}` : value;
}

/** How many facet values are chosen. */
export const countFilters = (filters: ProductFilters) =>
  listFilters.reduce((sum, name) => sum + (filters[name]?.length ?? 0), 0);

/** Orders of the sort field: the list's own, then product-rules.md#sort-orders. "New arrivals" is its own list. */
export function listSortChoices(sort: SortId | undefined): { id: SortId | ''; label: string }[] {
  return [sort === 'newest' ? { id: sort, label: 'Newest first' } : { id: '', label: 'Featured' }, ...sortOptions];
}
