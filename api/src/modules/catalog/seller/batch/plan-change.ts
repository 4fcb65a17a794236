import { isDeepStrictEqual } from 'node:util';
import { listMissing, noDetails, parseTags, type StockEntry } from '@aaram/shared-domain/catalog';
import { stepPrice } from '@aaram/shared-domain/change-set';
import type { ProductChange } from '@aaram/shared-domain/change-set/schema';
import { keysOf } from '@aaram/shared-domain/records';
import type { PriceRule } from '@aaram/shared-domain/tax';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import * as common from '#texts/catalog.ts';
import * as texts from '#texts/change-sets.ts';
import * as families from '#texts/families.ts';
import { checkTags } from '../form-lists.ts';
import { keepNamed, parseDetails, refuseAboveMrp, refuseOthersFacts, roleOf } from '../product-details.ts';
import { checkCategory } from '../product-form.ts';
import { listFactsOf } from '../publish-check.ts';
import type { BatchProduct, ProductFields } from './batch-edit.repository.ts';
import type { FamilyJoin } from './family-join.ts';

const MAX_PAISE = 10_000_000_00;
const MAX_STOCK_PIECES = 1_000_000;

/** What a change set does to a product, as stored in its row: the values of what changes, on one side of it. */
export type ProductState = Partial<ProductFields> & {
  stock?: Record<string, number>;
  isRemoved?: boolean;
  /** Of a product that an import makes. */
  isNew?: boolean;
  sizeType?: BatchProduct['sizeType'];
};

type FamilyChange = Extract<ProductChange, { kind: 'family' }>;

const refusing = (message: string) => refuse('INVALID_INPUT', message);

/** Price and MRP must fit together after a change of either (product-rules.md#price-with-gst-is-named-early). */
export function checkPrices(
  { pricePaise, mrpPaise }: Pick<ProductFields, 'pricePaise' | 'mrpPaise'>,
  rule: PriceRule,
): Refusal | undefined {
  for (const paise of [pricePaise, mrpPaise ?? 0]) {
    if (paise < 0 || paise > MAX_PAISE) {
      return refusing(texts.priceOutOfRange);
    }
  }
  return refuseAboveMrp(pricePaise, mrpPaise, 'price', rule);
}

function planMoney(product: BatchProduct, change: Extract<ProductChange, { round: unknown }>): Outcome<ProductState> {
  if (change.kind === 'price') {
    const pricePaise = stepPrice(product.pricePaise, change);
    return checkPrices({ ...product, pricePaise }, product.priceRule) ?? { pricePaise };
  }
  if (product.mrpPaise === null && change.how !== 'set') {
    return refusing(texts.noMrp);
  }
  const mrpPaise = stepPrice(product.mrpPaise ?? 0, change);
  return checkPrices({ ...product, mrpPaise }, product.priceRule) ?? { mrpPaise };
}

/** Pieces as they may be: whole, at least none. */
export function checkPieces(size: string, pieces: number, present: number): Refusal | undefined {
  if (pieces < 0) {
    return refusing(texts.onlyPieces(present, size));
  }
  return pieces > MAX_STOCK_PIECES ? refusing(texts.tooManyPieces(MAX_STOCK_PIECES)) : undefined;
}

function planStock(
  { stock }: BatchProduct,
  { how, pieces, size }: Extract<ProductChange, { kind: 'stock' }>,
): Outcome<ProductState> {
  const meant = size === undefined ? stock : stock.filter((entry) => entry.size === size);
  if (meant.length === 0) {
    return refusing(texts.noSuchSize(size ?? ''));
  }
  const next: Record<string, number> = {};
  for (const { size: name, quantity } of meant) {
    next[name] = how === 'set' ? pieces : quantity + pieces;
    const refused = checkPieces(name, next[name], quantity);
    if (refused !== undefined) {
      return refused;
    }
  }
  return { stock: next };
}

function planTags({ tags }: BatchProduct, change: Extract<ProductChange, { kind: 'tags' }>): Outcome<ProductState> {
  const parse = (list: readonly string[]) => list.flatMap(parseTags);
  const gone = new Set(parse(change.remove));
  const checked = checkTags([...new Set([...tags.filter((tag) => !gone.has(tag)), ...parse(change.add)])]);
  return checked instanceof Refusal ? checked : { tags: checked };
}

/** One of the product's facts, checked as in the form; an empty text takes it away. */
function planFact({ fact, value }: Extract<ProductChange, { kind: 'fact' }>): Outcome<ProductState> {
  const details = parseDetails({ ...noDetails, [fact]: value });
  return details instanceof Refusal ? details : keepNamed(details, [fact]);
}

/** A customised product has other pages and orders: it stays one, and no other becomes one. */
export function checkNewCategory(from: string, category: string, subcategory: string): Outcome<ProductState> {
  const filed = checkCategory(category, subcategory);
  if (filed instanceof Refusal) {
    return filed;
  }
  const isCustomized = (name: string) => name === 'Customized';
  return isCustomized(filed.category) === isCustomized(from) ? filed : refusing(common.customizedStays);
}

/** A draft is published once it has what a product needs (product-rules.md#drafts). */
function planState(product: BatchProduct, state: BatchProduct['state']): Outcome<ProductState> {
  const missing = state === 'published' ? listMissing({ ...product, price: product.pricePaise ?? undefined }) : [];
  const facts = state === 'published' && product.state === 'draft' ? listFactsOf(product) : [];
  return missing.length + facts.length > 0 ? refusing(texts.notReady) : { state };
}

/** Joins a product with others, or takes it out of its family. One of another family stays there: it is taken out first. */
function planFamily(product: BatchProduct, change: FamilyChange, index: number): Outcome<ProductState> {
  if (change.how === 'leave') {
    return { family: null, familyPlace: null };
  }
  const { family = '', sellerId, lastPosition } = change as FamilyJoin;
  if (product.family === family) {
    return {};
  }
  if (product.sellerId !== sellerId) {
    return refusing(families.otherSeller);
  }
  return product.family === null
    ? { family, familyPlace: lastPosition + index + 1 }
    : refusing(families.inOtherFamily(product.name));
}

function planNext(product: BatchProduct, change: ProductChange, index: number): Outcome<ProductState> {
  switch (change.kind) {
    case 'price':
    case 'mrp':
      return planMoney(product, change);
    case 'stock':
      return planStock(product, change);
    case 'tags':
      return planTags(product, change);
    case 'fact':
      return planFact(change);
    case 'category':
      return checkNewCategory(product.category, change.category, change.subcategory);
    case 'state':
      return planState(product, change.state);
    case 'family':
      return planFamily(product, change, index);
    case 'delete':
      return { isRemoved: true };
  }
}

/** Whether two values are equal; the database has its own order of an object's names. */
export const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other);

const piecesOf = (stock: readonly StockEntry[], size: string) =>
  stock.find((entry) => entry.size === size)?.quantity ?? 0;

/** The present values of everything that `state` names. */
export function readState(product: BatchProduct, state: ProductState): ProductState {
  const { stock, isRemoved, isNew: _new, sizeType: _sizes, ...fields } = state;
  const names = keysOf(fields);
  const present: ProductState = Object.fromEntries(names.map((name) => [name, product[name]]));
  return {
    ...present,
    ...(isRemoved === undefined ? {} : { isRemoved: product.isRemoved }),
    ...(stock === undefined
      ? {}
      : { stock: Object.fromEntries(Object.keys(stock).map((size) => [size, piecesOf(product.stock, size)])) }),
  };
}

/** Leaves out of two states what is the same in both. */
export function keepDifferent(
  before: ProductState,
  after: ProductState,
): { before: ProductState; after: ProductState } {
  const names = keysOf(after).filter((name) => name !== 'stock' && !isSame(before[name], after[name]));
  const pick = (state: ProductState) => Object.fromEntries(names.map((name) => [name, state[name]])) as ProductState;
  const sizes = Object.keys(after.stock ?? {}).filter((size) => before.stock?.[size] !== after.stock?.[size]);
  const pickStock = ({ stock = {} }: ProductState) =>
    sizes.length === 0 ? {} : { stock: Object.fromEntries(sizes.map((size) => [size, stock[size] ?? 0])) };
  return { before: { ...pick(before), ...pickStock(before) }, after: { ...pick(after), ...pickStock(after) } };
}

/**
 * What a bulk change of a seller, or of an admin (null), would do to a product: its values before and after, both empty when
 * nothing changes. `index` is its position among the chosen ones.
 */
export function planProductChange(
  product: BatchProduct,
  change: ProductChange,
  { index, sellerId }: { index: number; sellerId: string | null },
): Outcome<{ before: ProductState; after: ProductState }> {
  const next = planNext(product, change, index);
  const after = next instanceof Refusal ? next : (refuseOthersFacts(roleOf(sellerId), product, next) ?? next);
  return after instanceof Refusal ? after : keepDifferent(readState(product, after), after);
}
