import type { PriceRangeId, StateFilter, StockLevel } from '@aaram/shared-domain/catalog';

/**
 * The conditions for a product to be listed; a product needs one value of each list. `words` must all occur, each in
 * one of its spellings.
 */
export type Match = {
  words?: string[][] | undefined;
  category?: string | undefined;
  subcategory?: string[] | undefined;
  brand?: string[] | undefined;
  size?: string[] | undefined;
  tag?: string[] | undefined;
  country?: string[] | undefined;
  priceRange?: PriceRangeId[] | undefined;
  /** Products to leave out. The facet index does not know this condition. */
  notIds?: string[] | undefined;
  sellerId?: string | undefined;
  /** Stock level over all sizes: for sellers, checked by the database. */
  stockLevel?: StockLevel | undefined;
  /** Whether drafts are listed too, or alone: for sellers. Without it only what shoppers see. */
  state?: StateFilter | undefined;
};
