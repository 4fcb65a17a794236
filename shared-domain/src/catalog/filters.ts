import * as texts from '#texts/filters.ts';
import type { FactFilter } from '../product-fields/index.ts';

/** Price ranges, both ends included; a price on a shared end is in both ranges (product-rules.md#filters). */
export const priceRanges = [
  { id: 'below1000', label: texts.below1000, minPaise: 0, maxPaise: 99_999 },
  { id: '1000-2000', label: texts.from1000To2000, minPaise: 100_000, maxPaise: 200_000 },
  { id: '2000-3000', label: texts.from2000To3000, minPaise: 200_000, maxPaise: 300_000 },
  { id: 'above3000', label: texts.above3000, minPaise: 300_001, maxPaise: Number.POSITIVE_INFINITY },
] as const;
export type PriceRangeId = (typeof priceRanges)[number]['id'];
export const priceRangeIds = priceRanges.map((range) => range.id);

/** The price ranges that contain a price. */
export const priceRangesOf = (paise: number): PriceRangeId[] =>
  priceRanges.flatMap(({ id, minPaise, maxPaise }) => (paise >= minPaise && paise <= maxPaise ? [id] : []));

/** Sort options; without one, the best-selling products come first (product-rules.md#sort-orders). */
export const sortOptions = [
  { id: 'priceLowHigh', label: texts.cheapestFirst },
  { id: 'priceHighLow', label: texts.dearestFirst },
  { id: 'nameAZ', label: texts.nameAToZ },
  { id: 'nameZA', label: texts.nameZToA },
  { id: 'countryAZ', label: texts.countryAToZ },
] as const;
/** Every sort order of a list: those that a shopper can choose, and newest first for "New this week". */
export const sortIds = ['priceLowHigh', 'priceHighLow', 'nameAZ', 'nameZA', 'countryAZ', 'newest'] as const;
export type SortId = (typeof sortIds)[number];

/** Filters of a category page; a product matches a list when it matches any of its values. */
export type ProductFilters = { [Name in FactFilter]?: string[] | undefined } & {
  q?: string | undefined;
  /** The letters of `q` as they are typed, without anything that they could mean. */
  literal?: '1' | undefined;
  category?: string | undefined;
  subcategory?: string[] | undefined;
  brand?: string[] | undefined;
  size?: string[] | undefined;
  tag?: string[] | undefined;
  priceRange?: PriceRangeId[] | undefined;
  sort?: SortId | undefined;
};

/** One choice of a facet, with the number of products it would show. */
export type FacetValue = { value: string; count: number };

/** Live counts beside the filters of a category page. */
export type Facets = Record<FactFilter, FacetValue[]> & {
  category: FacetValue[];
  subcategory: FacetValue[];
  brand: FacetValue[];
  size: FacetValue[];
  tag: FacetValue[];
  priceRange: FacetValue[];
};

/** Longest search text and filter value that a list accepts, in UTF-16 units. */
const MAX_SEARCH_LENGTH = 100;

/** Cleans search text from an address: no control characters, and cut to the limit without splitting a character. */
export const tidySearchText = (text: string) =>
  text
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, MAX_SEARCH_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '');
