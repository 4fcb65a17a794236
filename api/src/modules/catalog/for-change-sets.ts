export { findNamedProducts } from './product.repository.ts';
export type { ReadPanelSearch } from './search/panel-search.ts';
export { readSearchWordRow, replaceSearchWords } from './search/words/search-words.service.ts';
export { type Applied, applyBatch, type ProductEdit } from './seller/apply-batch.ts';
export { type BatchProduct, findBatch } from './seller/batch-edit.repository.ts';
export type { CellIssue, ProductCells } from './seller/cell-reading.ts';
export { createProducts, withdrawNew } from './seller/create-batch.ts';
export type { FamilyAround } from './seller/family-cell.ts';
export {
  endLoneFamilies,
  type FamilySize,
  findFamilies,
  findSiblings,
  type LoneProduct,
  lockFamilies,
} from './seller/family-codes.repository.ts';
export { settleFamilyJoin } from './seller/family-join.ts';
export { planNewProductCells } from './seller/new-product-cells.ts';
export { drawIds, findOwnCodes, type OwnCodes } from './seller/own-codes.repository.ts';
export { listPanelIds } from './seller/panel-list.repository.ts';
export { readPanelMatch, scopeOf } from './seller/panel-list.service.ts';
export { isAddress, isStored, settlePictures, splitPictures } from './seller/picture-sources.ts';
export { type ProductState, planProductChange } from './seller/plan-change.ts';
export { planRestore } from './seller/plan-restore.ts';
export { type ImportPlan, planProductCells } from './seller/product-cells.ts';
export { refuseOthersFacts, roleOf } from './seller/product-details.ts';
export { findEdit, findEditsWith, forgetEdits } from './seller/product-edits.repository.ts';
export { selectProducts } from './seller/select-products.ts';
export { listRemoved, restoreProduct } from './seller/trash.repository.ts';
export { writeProductCells } from './seller/write-product-cells.ts';
