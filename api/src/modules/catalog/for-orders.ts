export { findAboveMrp, writePricesWithGst } from './above-mrp.repository.ts';
export { findKinds } from './product.repository.ts';
export {
  countSold,
  lockProducts,
  lockStock,
  type Pieces,
  reverse,
  type StockedProduct,
  sumPieces,
} from './stock/stock.repository.ts';
