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
import { filterNames } from '@aaram/shared-domain/product-fields';
import * as texts from '#texts/catalog.ts';
import * as common from '#texts/common.ts';

/** The filters that allow several values. */
export const listFilters = ['subcategory', 'priceRange', 'size', 'brand', ...filterNames, 'tag'] as const;
export type ListFilter = (typeof listFilters)[number];

const isPriceRange = (value: string): value is PriceRangeId => priceRangeIds.some((id) => id === value);
export const isSort = (value: string | null): value is SortId => sortIds.some((id) => id === value);

/** Most values of one filter that the API accepts. */
const MAX_VALUES = 30;

function readList(search: URLSearchParams, name: ListFilter): string[] | undefined {
  // Sorted, so that the order of choosing does not make another cache entry.
  const values = [...new Set(search.getAll(name).map(tidySearchText))].filter((value) => value !== '').sort();
  return values.length > 0 ? values.slice(0, MAX_VALUES) : undefined;
}

/** Reads filters from a URL. Ignores unknown sorts and price ranges; `category` is the fixed one of a category page. */
export function parseFilters(search: URLSearchParams, category?: string): ProductFilters {
  const sort = search.get('sort');
  const read = (name: string) => tidySearchText(search.get(name) ?? '') || undefined;
  const ranges = readList(search, 'priceRange')?.filter(isPriceRange);
  const found: ProductFilters = {
    category: category ?? read('category'),
    q: read('q'),
    literal: search.get('literal') === '1' && read('q') ? '1' : undefined,
    subcategory: readList(search, 'subcategory'),
    priceRange: ranges?.length ? ranges : undefined,
    size: readList(search, 'size'),
    brand: readList(search, 'brand'),
    ...Object.fromEntries(filterNames.map((name) => [name, readList(search, name)])),
    tag: readList(search, 'tag'),
    sort: isSort(sort) ? sort : undefined,
  };
  // Without empty filters: dehydration drops `undefined`, and server and browser must build the same key.
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** Names and values of all chosen filters, as a form or URL sends them, without the page's fixed category. */
export function listFilterEntries(filters: ProductFilters, fixedCategory?: string): [string, string][] {
  const single = [
    ['q', filters.q],
    ['literal', filters.literal],
    ['category', fixedCategory === undefined ? filters.category : undefined],
    ['sort', filters.sort],
  ] as const;
  return [
    ...single.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
    ...listFilters.flatMap((name) => (filters[name] ?? []).map((value): [string, string] => [name, value])),
  ];
}

/** The URL of a list with these filters, such as `/women?size=M&sort=nameAZ`. */
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

/** Adds a value, or removes it when it was chosen. */
export function toggleFilter(filters: ProductFilters, name: ListFilter, value: string): ProductFilters {
  const chosen: readonly string[] = filters[name] ?? [];
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value].sort();
  const { [name]: _old, ...others } = filters;
  return next.length > 0 ? { ...others, [name]: next } : others;
}

/** The filters without any facet; search, category and sort order stay. */
export function clearFilters({ q, literal, category, sort }: ProductFilters): ProductFilters {
  return { ...(q && { q }), ...(literal && { literal }), ...(category && { category }), ...(sort && { sort }) };
}

/** Display text of a chosen value: price ranges have ids, other values are their own text. */
export function describeFilter(name: ListFilter, value: string): string {
  if (name === 'priceRange') {
    return priceRanges.find((range) => range.id === value)?.label ?? value;
  }
  return name === 'size' ? common.sizeIs(value) : value;
}

export const countFilters = (filters: ProductFilters) =>
  listFilters.reduce((sum, name) => sum + (filters[name]?.length ?? 0), 0);

/** Choices of the sort field: the list's own order, then product-rules.md#sort-orders. "New arrivals" is a list. */
export function listSortChoices(sort: SortId | undefined): { id: SortId | ''; label: string }[] {
  return [
    sort === 'newest' ? { id: sort, label: texts.newestFirst } : { id: '', label: texts.featured },
    ...sortOptions,
  ];
}
