export { findNamedProducts } from './product.repository.ts';
export type { ReadPanelSearch } from './search/panel-search.ts';
export { readSearchWordRow, replaceSearchWords } from './search/words/search-words.service.ts';
export { type Applied, applyBatch, type ProductEdit } from './seller/batch/apply-batch.ts';
export { type BatchProduct, findBatch } from './seller/batch/batch-edit.repository.ts';
export type { CellIssue, ProductCells } from './seller/batch/cell-reading.ts';
export { createProducts, withdrawNew } from './seller/batch/create-batch.ts';
export type { FamilyAround } from './seller/batch/family-cell.ts';
export { settleFamilyJoin } from './seller/batch/family-join.ts';
export { planNewProductCells } from './seller/batch/new-product-cells.ts';
export { drawIds, findOwnCodes, type OwnCodes } from './seller/batch/own-codes.repository.ts';
export { isAddress, isStored, settlePictures, splitPictures } from './seller/batch/picture-sources.ts';
export { type ProductState, planProductChange } from './seller/batch/plan-change.ts';
export { planRestore } from './seller/batch/plan-restore.ts';
export { type ImportPlan, planProductCells } from './seller/batch/product-cells.ts';
export { listRemoved, restoreProduct } from './seller/batch/trash.repository.ts';
export { writeProductCells } from './seller/batch/write-product-cells.ts';
export {
  endLoneFamilies,
  type FamilySize,
  findFamilies,
  findSiblings,
  type LoneProduct,
  lockFamilies,
} from './seller/families/family-codes.repository.ts';
export { listPanelIds } from './seller/panel-list/panel-list.repository.ts';
export { readPanelMatch, scopeOf } from './seller/panel-list/panel-list.service.ts';
export { selectProducts } from './seller/panel-list/select-products.ts';
export { refuseOthersFacts, roleOf } from './seller/product-details.ts';
export { findEdit, findEditsWith, forgetEdits } from './seller/product-edits.repository.ts';
