import {
  checkDetails,
  type DetailProblems,
  noDetails,
  type Product,
  type ProductSummary,
  type ProductUpdate,
  resetStock,
  type SizeType,
  type StockEntry,
  saidOrNothing,
  type TypedDetails,
  totalStock,
  typeDetails,
} from '@aaram/shared-domain/catalog';
import { factKeys } from '@aaram/shared-domain/product-fields';
import type { PriceRule } from '@aaram/shared-domain/tax';
import { findDetailProblems } from '#lib/detail-problems.ts';
import { isPrice, isQuantity, readPrice } from '#lib/typed-number.ts';
import { writeDetails } from '#lib/write-details.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/products.ts';

/** The values that a seller typed into one row of All Products; numbers stay text until they are saved. */
export type ProductDraft = {
  name: string;
  price: string;
  sizeType: SizeType;
  stock: { size: string; quantity: string }[];
  /** Every quantity seen so far, so that another size type and back loses none. */
  known: StockEntry[];
  /** The optional fields, as loaded and as typed; undefined until the seller opens them. */
  details?: { before: TypedDetails; typed: TypedDetails };
};

export type DraftProblems = { name?: string; price?: string; stock: Record<string, string>; details: DetailProblems };

const toText = (stock: readonly StockEntry[]) =>
  stock.map(({ size, quantity }) => ({ size, quantity: String(quantity) }));

/** Starts an edit with the product's current values. */
export function draftFromProduct(product: ProductSummary): ProductDraft {
  return {
    name: product.name,
    price: String(product.price),
    sizeType: product.sizeType,
    stock: toText(resetStock(product.sizeType, product.stock)),
    known: product.stock,
  };
}

/** Changing the size type sets the entries to its sizes, keeping known quantities (product-rules.md#size-types). */
export function withSizeType(draft: ProductDraft, sizeType: SizeType): ProductDraft {
  const typed = draft.stock.flatMap(({ size, quantity }) =>
    isQuantity(quantity) ? [{ size, quantity: Number(quantity) }] : [],
  );
  const known = [...typed, ...draft.known.filter(({ size }) => !typed.some((entry) => entry.size === size))];
  return { ...draft, sizeType, known, stock: toText(resetStock(sizeType, known)) };
}

export function withQuantity(draft: ProductDraft, size: string, quantity: string): ProductDraft {
  return { ...draft, stock: draft.stock.map((entry) => (entry.size === size ? { size, quantity } : entry)) };
}

/** Adds a product's optional fields to a draft. */
export function withDetailsOf(draft: ProductDraft, product: Product): ProductDraft {
  const typed = typeDetails(product);
  return { ...draft, details: { before: typed, typed } };
}

/** Problems of the optional fields. If they were not opened, a changed price is checked against the known MRP. */
function checkDraftDetails(
  draft: ProductDraft,
  base: Pick<ProductSummary, 'price' | 'mrp'>,
  rule: PriceRule,
): DetailProblems {
  const known = base.mrp > base.price ? String(base.mrp) : '';
  const { typed, before } = draft.details ?? { typed: { ...noDetails, mrp: known }, before: { mrp: known } };
  const isAsItWas = typed.mrp === before.mrp && readPrice(draft.price) === base.price;
  return isAsItWas ? checkDetails(typed) : findDetailProblems(typed, draft.price, rule);
}

/** Everything that prevents saving (product-rules.md#editing-a-product). `base` is the product as it was opened. */
export function checkDraft(
  draft: ProductDraft,
  base: Pick<ProductSummary, 'price' | 'mrp'>,
  rule: PriceRule = 'spec',
): DraftProblems {
  const problems: DraftProblems = { stock: {}, details: checkDraftDetails(draft, base, rule) };
  if (draft.name.trim() === '') {
    problems.name = common.enterName;
  }
  if (!isPrice(draft.price)) {
    problems.price = texts.priceWrong;
  }
  for (const { size, quantity } of draft.stock) {
    if (!isQuantity(quantity)) {
      problems.stock[size] = texts.quantityWrong(size);
    }
  }
  return problems;
}

/** Whether a draft has other quantities or sizes than the product it was made from. */
function hasOtherStock(stock: readonly StockEntry[], base: Pick<ProductSummary, 'sizeType' | 'stock'>): boolean {
  const before = resetStock(base.sizeType, base.stock);
  return (
    stock.length !== before.length ||
    stock.some(({ size, quantity }, index) => before[index]?.size !== size || before[index].quantity !== quantity)
  );
}

/** The optional fields that the seller changed, in the API's format: null for a cleared one. */
function listChangedDetails(draft: ProductDraft): Partial<ProductUpdate> {
  if (draft.details === undefined) {
    return {};
  }
  const { before, typed } = draft.details;
  return writeDetails(
    typed,
    factKeys.filter((name) => saidOrNothing(typed[name]) !== before[name]),
  );
}

/**
 * The update to send. Quantities only when the seller changed one, so that a new price never restores units that were
 * sold since; available when there are any units (product-rules.md#available-while-there-is-stock). `base` is the
 * product that the draft was made from, with the version that the seller sees.
 */
export function buildUpdate(
  draft: ProductDraft,
  base: Pick<ProductSummary, 'version' | 'sizeType' | 'stock'>,
): ProductUpdate {
  const stock = draft.stock.map(({ size, quantity }) => ({ size, quantity: Number(quantity) }));
  return {
    name: draft.name.trim(),
    price: readPrice(draft.price) ?? 0,
    sizeType: draft.sizeType,
    ...(hasOtherStock(stock, base) ? { stock } : {}),
    ...listChangedDetails(draft),
    isAvailable: totalStock(stock) > 0,
    version: base.version,
  };
}
