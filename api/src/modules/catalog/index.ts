export type { View } from './card.sql.ts';
export { listFeedProducts } from './listing/feed.repository.ts';
export { findPartStarts, listSitemapProducts } from './listing/sitemap.repository.ts';
export { findHeldPrices, type HeldPrice } from './price-changes.repository.ts';
export { priceColumns } from './price-columns.ts';
export {
  countProductUses,
  findCategories,
  findProductNames,
  findProductPictures,
  findProducts,
  hasProducts,
  listProductUses,
} from './product.repository.ts';
export { viewQuerySchema, viewSchema } from './product-query.ts';
export { type ProductRow, toProduct } from './product-summary.ts';
export { findStarCounts, lockRated, setStarCounts } from './ratings.repository.ts';
export { createEngine } from './search/engine/engine.repository.ts';
export { createEngineKeeper } from './search/engine/keep-engine.ts';
export { findEditPictures } from './seller/product-edits.repository.ts';
export { findBuyable, findPrintable, findSizesInStock, findStock, moveStock } from './stock/stock.repository.ts';
