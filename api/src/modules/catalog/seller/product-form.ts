import {
  findCategory,
  isSku,
  MAX_SKU,
  noDetails,
  type ProductDetails,
  type ProductState,
  productStates,
  resetStock,
  resolveSizeType,
  type SizeType,
  type StockEntry,
  saidOrNothing,
  sizesByType,
  sizeTypes,
} from '@aaram/shared-domain/catalog';
import { paiseFromRupees } from '@aaram/shared-domain/money';
import { factKeys, ownField, ownKeys, ownWith } from '@aaram/shared-domain/product-fields';
import { readRupees } from '@aaram/shared-domain/read';
import type { PriceRule } from '@aaram/shared-domain/tax';
import { type Outcome, Refusal, refuseFirst } from '#outcome.ts';
import { refuseUnknownField } from '#plugins/forms.ts';
import * as texts from '#texts/catalog.ts';
import * as imports from '#texts/imports.ts';
import { parsePictureTexts, parseTagField, refuseOne } from './form-lists.ts';
import { parseDetails, refuseAboveMrp } from './product-details.ts';

const MAX_PIECES = 1_000_000;
const MAX_RUPEES = 10_000_000;
const MAX_STOCK_INDEX = 20;
const stockField = /^stock\[(\d{1,2})\]\[(size|quantity)\]$/;
const knownFields = new Set<string>(['seller', ...ownWith('isFormText'), ...factKeys]);

/** A product from the Add New Product form, checked. */
export type NewProduct = ProductDetails & {
  name: string;
  description: string;
  pricePaise: number;
  category: string;
  subcategory: string;
  brand: string | null;
  sizeType: SizeType;
  stock: StockEntry[];
  tags: string[];
  sku: string | null;
  /** What its pictures show, in their order. */
  pictureTexts: string[];
  seller: string | undefined;
  state: ProductState;
};

/** Rupees as people write them, with at most two decimals, to paise; '1e3', signs and anything else are refused. */
function parsePrice(text: string): Outcome<number> {
  const rupees = readRupees(text);
  return rupees !== undefined && rupees <= MAX_RUPEES
    ? paiseFromRupees(rupees)
    : refuseOne('price', texts.priceInvalid);
}

/** Collects `stock[i][size]` and `stock[i][quantity]`; other names that begin with `stock` are refused. */
function readStockFields(fields: Map<string, string>): Outcome<{ size: string; quantity: string }[]> {
  const rows = new Map<number, { size?: string; quantity?: string }>();
  for (const [name, value] of fields) {
    if (!name.startsWith('stock')) {
      continue;
    }
    const [, index, part] = stockField.exec(name) ?? [];
    if (index === undefined || Number(index) > MAX_STOCK_INDEX) {
      return refuseOne('stock', texts.stockInvalid);
    }
    const row = rows.get(Number(index)) ?? {};
    rows.set(Number(index), part === 'size' ? { ...row, size: value } : { ...row, quantity: value });
  }
  return [...rows.entries()].sort(([a], [b]) => a - b).map(([, { size = '', quantity = '' }]) => ({ size, quantity }));
}

const isCount = (text: string) => /^\d{1,7}$/.test(text.trim()) && Number(text) <= MAX_PIECES;

/** Checks stock against its size type: known sizes, each once, in the type's order; missing sizes have no pieces. */
export function arrangeStock(sizeType: SizeType, entries: readonly StockEntry[]): Outcome<StockEntry[]> {
  const sizes: readonly string[] = sizesByType[sizeType];
  if (entries.some((entry) => !sizes.includes(entry.size))) {
    return refuseOne('stock', texts.sizesInvalid(sizes));
  }
  if (new Set(entries.map((entry) => entry.size)).size < entries.length) {
    return refuseOne('stock', texts.sizeTwice);
  }
  return sizes.map((size) => ({ size, quantity: entries.find((entry) => entry.size === size)?.quantity ?? 0 }));
}

function parseStock(fields: Map<string, string>, sizeType: SizeType, state: ProductState): Outcome<StockEntry[]> {
  const rows = readStockFields(fields);
  if (rows instanceof Refusal) {
    return rows;
  }
  if (rows.length === 0 && state === 'draft') {
    return resetStock(sizeType, []);
  }
  if (rows.length === 0) {
    return refuseOne('stock', texts.quantitiesRequired);
  }
  if (!rows.every(({ quantity }) => isCount(quantity))) {
    return refuseOne('stock', texts.quantitiesInvalid);
  }
  return arrangeStock(
    sizeType,
    rows.map(({ size, quantity }) => ({ size: size.trim(), quantity: Number(quantity) })),
  );
}

type Read = (name: string) => string;

const needed: Record<ProductState, string[]> = {
  published: ['name', 'description', 'price', 'subcategory', 'sizeType'],
  draft: ['name'],
};

/** What is wrong with the fields as such: a missing one, or one that is too long. */
function findProblem(read: Read, state: ProductState): Refusal | undefined {
  const missing = needed[state].filter((field) => read(field) === '');
  if (missing.length > 0) {
    return refuseFirst(missing.map((path) => ({ path, message: texts.fieldsRequired })));
  }
  // An SKU has a check of its own.
  const long = ownKeys.filter((key) => key !== 'sku').find((key) => read(key).length > (ownField(key).max ?? Infinity));
  return long && refuseOne(long, texts.textTooLong(ownField(long).max ?? 0));
}

type CategoryFields = Pick<NewProduct, 'category' | 'subcategory' | 'sizeType'>;

/** A category of the store with one of its subcategories. */
export function checkCategory(name: string, subcategory: string): Outcome<Omit<CategoryFields, 'sizeType'>> {
  const category = findCategory(name);
  if (category === undefined) {
    return refuseOne('category', texts.selectCategory);
  }
  return category.subcategories.includes(subcategory)
    ? { category: category.name, subcategory }
    : refuseOne('subcategory', texts.selectSubcategory(category.name));
}

/** The category of a draft, which may have no category yet, or no subcategory of it. */
export function checkDraftCategory(name: string, subcategory: string): Outcome<Omit<CategoryFields, 'sizeType'>> {
  const category = findCategory(name);
  if (name === '' || (category !== undefined && subcategory === '')) {
    return { category: category?.name ?? '', subcategory: '' };
  }
  return checkCategory(name, subcategory);
}

function parseDraftCategory(read: Read): Outcome<CategoryFields> {
  const problem = findProblem(read, 'draft');
  if (problem !== undefined) {
    return problem;
  }
  const filed = checkDraftCategory(read('category'), read('subcategory'));
  if (filed instanceof Refusal) {
    return filed;
  }
  const sizeType = sizeTypes.find((type) => type === read('sizeType'));
  return { ...filed, sizeType: sizeType ?? resolveSizeType(filed.category) };
}

function parseCategory(read: Read): Outcome<CategoryFields> {
  if (findCategory(read('category')) === undefined) {
    return refuseOne('category', texts.selectCategory);
  }
  const problem = findProblem(read, 'published');
  if (problem !== undefined) {
    return problem;
  }
  const filed = checkCategory(read('category'), read('subcategory'));
  if (filed instanceof Refusal) {
    return filed;
  }
  const sizeType = sizeTypes.find((type) => type === read('sizeType'));
  return sizeType === undefined ? refuseOne('sizeType', texts.selectSizeType) : { ...filed, sizeType };
}

function parsePriceAndDetails(
  read: Read,
  state: ProductState,
  rule: PriceRule,
): Outcome<ProductDetails & { pricePaise: number }> {
  const pricePaise = state === 'draft' && read('price') === '' ? 0 : parsePrice(read('price'));
  if (pricePaise instanceof Refusal) {
    return pricePaise;
  }
  const typed = factKeys.map((name) => [name, read(name)]);
  const details = parseDetails({ ...noDetails, ...Object.fromEntries(typed) });
  if (details instanceof Refusal) {
    return details;
  }
  return refuseAboveMrp(pricePaise, details.mrpPaise, 'mrp', rule) ?? { ...details, pricePaise };
}

/** Reads the form of a new product (product-rules.md#adding-a-product); the first problem is the refusal's message. */
export function parseProductForm(fields: Map<string, string>, rule: PriceRule): Outcome<NewProduct> {
  const read = (name: string) => (fields.get(name) ?? '').trim();
  const foreign = [...fields.keys()].find((name) => !name.startsWith('stock') && !knownFields.has(name));
  if (foreign !== undefined) {
    return refuseUnknownField(foreign);
  }
  const state = productStates.find((one) => one === (read('state') || 'published'));
  if (state === undefined) {
    return refuseOne('state', texts.stateUnknown);
  }
  const filed = state === 'draft' ? parseDraftCategory(read) : parseCategory(read);
  if (filed instanceof Refusal) {
    return filed;
  }
  const stock = parseStock(fields, filed.sizeType, state);
  if (stock instanceof Refusal) {
    return stock;
  }
  const priced = parsePriceAndDetails(read, state, rule);
  if (priced instanceof Refusal) {
    return priced;
  }
  const tags = parseTagField(read('tags'));
  if (tags instanceof Refusal) {
    return tags;
  }
  const pictureTexts = parsePictureTexts(read('pictureTexts'));
  if (pictureTexts instanceof Refusal) {
    return pictureTexts;
  }
  if (!isSku(read('sku'))) {
    return refuseOne('sku', imports.enterSku(MAX_SKU));
  }
  return {
    ...filed,
    ...priced,
    state,
    name: read('name'),
    description: read('description'),
    // In a form, a program's `null` arrives as text.
    brand: saidOrNothing(read('brand')) || null,
    stock,
    tags,
    sku: read('sku') || null,
    pictureTexts,
    seller: read('seller') === '' ? undefined : read('seller'),
  };
}
