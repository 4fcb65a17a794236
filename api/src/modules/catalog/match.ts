import type { PriceRangeId, StateFilter, StockLevel } from '@aaram/shared-domain/catalog';
import type { FactFilter } from '@aaram/shared-domain/product-fields';
import type { WordGroup } from './search/understand/text-match.ts';

/** The conditions for a product to be listed; a product needs one value of each list. */
export type Match = { [Name in FactFilter]?: string[] | undefined } & {
  /** What a search means: all groups must be met. */
  groups?: readonly WordGroup[] | undefined;
  /**
   * Letters of names, brands and shelves that must all occur, each in one of its spellings. With `groups` beside them a
   * product needs either.
   */
  words?: string[][] | undefined;
  /** Products that these groups find are left out. */
  notGroups?: readonly WordGroup[] | undefined;
  /** In paise, both ends included. */
  price?: { min?: number; max?: number } | undefined;
  category?: string | undefined;
  subcategory?: string[] | undefined;
  brand?: string[] | undefined;
  size?: string[] | undefined;
  tag?: string[] | undefined;
  priceRange?: PriceRangeId[] | undefined;
  /** Products to leave out. The facet index does not know this condition. */
  notIds?: string[] | undefined;
  sellerId?: string | undefined;
  /** Stock level over all sizes: for sellers, checked by the database. */
  stockLevel?: StockLevel | undefined;
  /** Whether drafts are listed too, or alone: for sellers. Without it only what shoppers see. */
  state?: StateFilter | undefined;
};
