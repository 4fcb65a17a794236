import type { ProductFilters, StateFilter, StockLevel } from '../catalog/index.ts';

/** Filters and paging of a product list; `cursor` is the one that the previous page answered. */
export type ProductListQuery = ProductFilters & {
  limit?: number | undefined;
  cursor?: string | undefined;
  seller?: 'me' | undefined;
  /** Only for a seller's own list: the stock level over all sizes. */
  stock?: StockLevel | undefined;
  /** Only for a seller's own list; without it the published products. */
  state?: StateFilter | undefined;
};
