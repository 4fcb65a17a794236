import { resetStock, resolveSizeType, sizeTypes } from '@aaram/shared-domain/catalog';
import type { PriceRule } from '@aaram/shared-domain/tax';
import * as texts from '#texts/imports.ts';
import { type BatchProduct, noFields } from './batch-edit.repository.ts';
import { note, type ProductCells, type Reading } from './cell-reading.ts';
import type { FamilyAround } from './family-cell.ts';
import { type ImportPlan, readAll } from './product-cells.ts';

/** An empty product of this size type, which a row without an ID fills. */
const blank = (sizeType: BatchProduct['sizeType'], priceRule: PriceRule): BatchProduct => ({
  ...noFields,
  priceRule,
  id: '',
  sellerId: '',
  version: 0,
  isRemoved: false,
  sizeType,
  stock: resetStock(sizeType, []).map((entry) => ({ ...entry, countedBy: null })),
});

/** The product that a row without an ID makes, or everything that is wrong in its cells. */
export function planNewProductCells(cells: ProductCells, rule: PriceRule, around: FamilyAround): ImportPlan {
  const filled: ProductCells = Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ''));
  const { version: _version, size, pieces, ...given } = filled;
  const sizeType = sizeTypes.find((type) => type === given.sizeType) ?? resolveSizeType(given.category ?? '');
  const product = blank(sizeType, rule);
  const withPieces = size === undefined || pieces === undefined ? given : { ...given, size, pieces };
  const reading: Reading = { product, cells: withPieces, after: {}, issues: [], note: null };
  if (given.name === undefined) {
    note(reading, 'name', texts.enterName);
  }
  if (given.sizeType !== undefined && given.sizeType !== sizeType) {
    note(reading, 'sizeType', texts.enterSizeType(sizeTypes));
  }
  readAll(reading, around);
  const { after, issues } = reading;
  return issues.length > 0
    ? { issues }
    : { before: { isNew: false }, after: { isNew: true, state: 'draft', sizeType, ...after }, note: reading.note };
}
