import type { PriceRangeId, StockLevel } from '@aaram/shared-domain/catalog';

/** What a product must be to be listed; lists are unions. `words` must all occur, each in one of its spellings. */
export type Match = {
  words?: string[][] | undefined;
  category?: string | undefined;
  subcategory?: string[] | undefined;
  brand?: string[] | undefined;
  size?: string[] | undefined;
  tag?: string[] | undefined;
  priceRange?: PriceRangeId[] | undefined;
  /** Products that are not meant, whatever else they are. Not known to the facet index in memory. */
  notIds?: string[] | undefined;
  sellerId?: string | undefined;
  /** How well stocked in all: for sellers, asked of the database. */
  stockLevel?: StockLevel | undefined;
};
