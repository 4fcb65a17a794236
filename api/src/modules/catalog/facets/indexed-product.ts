import { priceRangesOf } from '@aaram/shared-domain/catalog';
import { type FactFilter, ofFilters } from '@aaram/shared-domain/product-fields';
import type { Column } from './match-test.ts';

/** The fields that filters and orders use; prices in paise, `sizes` only those in stock. */
export type IndexedProduct = Record<FactFilter, string | null> & {
  id: string;
  sortName: string;
  category: string;
  subcategory: string;
  brand: string | null;
  pricePaise: number;
  sellerId: string;
  tags: string[];
  tokens: string[];
  sizes: string[];
};

const listOne = (value: string | null) => (value === null ? [] : [value]);

/** The values of a product in each filter. */
export const filterValues = (item: IndexedProduct): Record<Column, readonly string[]> => ({
  category: [item.category],
  subcategory: [item.subcategory],
  brand: listOne(item.brand),
  size: item.sizes,
  tag: item.tags,
  ...ofFilters((filter) => listOne(item[filter])),
  priceRange: priceRangesOf(item.pricePaise),
  seller: [item.sellerId],
});
