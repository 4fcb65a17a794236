import {
  checkDetails,
  findCategory,
  isSku,
  listMissing,
  MAX_PICTURE_TEXT,
  MAX_PRODUCT_IMAGES,
  noDetails,
  parseTags,
  productStates,
  readDetails,
  saidOrNothing,
} from '@aaram/shared-domain/catalog';
import { isSpreadsheetDate, isSpreadsheetNumber } from '@aaram/shared-domain/change-set';
import { paiseFromRupees } from '@aaram/shared-domain/money';
import {
  factKeys,
  factOf,
  MAX_BRAND,
  MAX_DESCRIPTION,
  MAX_NAME_LENGTH,
  MAX_SKU,
} from '@aaram/shared-domain/product-fields';
import { readRupees, tidyRupees } from '@aaram/shared-domain/read';
import { Refusal } from '#outcome.ts';
import * as changes from '#texts/change-sets.ts';
import * as texts from '#texts/imports.ts';
import { checkTags } from '../form-lists.ts';
import { keepNamed } from '../product-details.ts';
import { checkDraftCategory } from '../product-form.ts';
import { nameMissing } from '../publish-check.ts';
import type { BatchProduct } from './batch-edit.repository.ts';
import { type CellIssue, note, type ProductCells, type Reading } from './cell-reading.ts';
import { type FamilyAround, readFamily } from './family-cell.ts';
import { isOtherAddress, isStored, splitPictures } from './picture-sources.ts';
import { splitPictureTexts } from './picture-texts-cell.ts';
import { checkNewCategory, checkPrices, keepDifferent, type ProductState, readState } from './plan-change.ts';

const isCount = (text: string) => /^\d{1,7}$/.test(text) && Number(text) <= 1_000_000;

/** Spreadsheets write other ends of lines into a cell than they read: that changes nothing. */
const isSameText = (one: string, other: string) => one.replaceAll(/\r\n?/g, '\n') === other.replaceAll(/\r\n?/g, '\n');

function readTexts(reading: Reading) {
  const { cells, product, after } = reading;
  for (const [column, most] of [
    ['name', MAX_NAME_LENGTH],
    ['description', MAX_DESCRIPTION],
  ] as const) {
    const text = cells[column];
    if (text !== undefined) {
      after[column] = isSameText(text, product[column]) ? product[column] : text;
      if ((text === '' && product[column] !== '') || text.length > most) {
        note(reading, column, texts.enterText(most));
      }
    }
  }
  if (cells.brand !== undefined) {
    after.brand = saidOrNothing(cells.brand) || null;
    if (cells.brand.length > MAX_BRAND) {
      note(reading, 'brand', texts.enterText(MAX_BRAND));
    }
  }
}

function readCategory(reading: Reading) {
  const { cells, product, after } = reading;
  if (cells.category === undefined && cells.subcategory === undefined) {
    return;
  }
  const category = cells.category ?? product.category;
  const subcategory = cells.subcategory ?? product.subcategory;
  const filed =
    product.state === 'draft' && (product.category === '' || subcategory === '')
      ? checkDraftCategory(category, subcategory)
      : checkNewCategory(product.category, category, subcategory);
  if (filed instanceof Refusal) {
    note(reading, findCategory(category) === undefined ? 'category' : 'subcategory', filed.message);
  } else {
    Object.assign(after, filed);
  }
}

/** No price of a file has more than eight digits before its point. */
const MAX_RUPEES = 100_000_000;

function readPrice(reading: Reading) {
  const { cells, product, after } = reading;
  // A draft may have no price yet.
  const isSaid = cells.price !== '' || product.state === 'published';
  if (cells.price !== undefined && isSaid) {
    const price = readRupees(cells.price);
    if (price !== undefined && price < MAX_RUPEES) {
      after.pricePaise = paiseFromRupees(price);
    } else {
      note(reading, 'price', texts.enterPrice);
    }
  }
}

function readPricesAndDetails(reading: Reading) {
  const { cells, product, after } = reading;
  readPrice(reading);
  const named = factKeys.filter((name) => cells[name] !== undefined);
  const typed = {
    ...noDetails,
    ...Object.fromEntries(
      named.map((name) => [name, factOf(name).kind === 'amount' ? tidyRupees(cells[name] ?? '') : (cells[name] ?? '')]),
    ),
  };
  const problems = checkDetails(typed);
  for (const name of named.filter((one) => problems[one] !== undefined)) {
    note(reading, name, problems[name] ?? '');
  }
  if (reading.issues.length > 0) {
    return;
  }
  Object.assign(after, keepNamed(readDetails(typed), named));
  const refused = checkPrices({ ...product, ...after }, product.priceRule);
  if (refused !== undefined && (after.pricePaise !== undefined || after.mrpPaise !== undefined)) {
    note(reading, after.pricePaise === undefined ? 'mrp' : 'price', refused.message);
  }
}

function readTags(reading: Reading) {
  const { cells, after } = reading;
  if (cells.tags !== undefined) {
    const tags = checkTags(parseTags(cells.tags));
    if (tags instanceof Refusal) {
      note(reading, 'tags', tags.message);
    } else {
      after.tags = tags;
    }
  }
}

type SizePieces = { column: 'stock' | 'pieces'; size: string; pieces: string };

/** Pieces by size: of the column for all of them, or of the two for one. */
function listPieces({ stock = '', size, pieces = '' }: ProductCells): SizePieces[] {
  const parts = stock.split(/[;,\n]/).map((part) => part.trim());
  const ofAll = parts
    .filter((part) => part !== '')
    .map((part): SizePieces => {
      const [name = '', count = ''] = part.split(/\s*[:=]\s*/);
      return { column: 'stock', size: name, pieces: count };
    });
  return size === undefined || pieces === '' ? ofAll : [...ofAll, { column: 'pieces', size, pieces }];
}

function readPieces(reading: Reading) {
  const { cells, product, after } = reading;
  const sizes = product.stock.map(({ size }) => size);
  const stock: Record<string, number> = {};
  for (const { column, size, pieces } of listPieces(cells)) {
    if (!sizes.includes(size)) {
      note(reading, column === 'stock' ? 'stock' : 'size', texts.sizeUnknown(sizes.join(', ')));
    } else if (isCount(pieces)) {
      stock[size] = Number(pieces);
    } else {
      note(reading, column, column === 'stock' ? texts.enterStock : texts.enterPieces);
    }
  }
  if (Object.keys(stock).length > 0) {
    after.stock = stock;
  }
}

/** Pictures stay where the cell is empty; those that the store has already are not moved. */
function readPictures(reading: Reading) {
  const { cells, product, after } = reading;
  const sources = splitPictures(cells.images ?? '');
  if (sources.length === 0) {
    return;
  }
  after.images = sources;
  if (sources.length > MAX_PRODUCT_IMAGES) {
    note(reading, 'images', texts.tooManyPictures(MAX_PRODUCT_IMAGES));
  }
  if (sources.some((source) => isStored(source) && !product.images.includes(source))) {
    note(reading, 'images', texts.foreignPicture);
  }
  if (sources.some((source) => isOtherAddress(source))) {
    note(reading, 'images', texts.onlyHttps);
  }
}

/** Words for the pictures as they are after the row, in their order; an empty cell takes all away. */
function readPictureTexts(reading: Reading) {
  const { cells, product, after } = reading;
  if (cells.pictureTexts === undefined) {
    return;
  }
  const images = after.images ?? product.images;
  const said = splitPictureTexts(cells.pictureTexts);
  if (said.slice(images.length).some((text) => text !== '')) {
    note(reading, 'pictureTexts', texts.tooManyPictureTexts(images.length));
  }
  if (said.some((text) => text.length > MAX_PICTURE_TEXT)) {
    note(reading, 'pictureTexts', texts.pictureTextTooLong(MAX_PICTURE_TEXT));
  }
  const isSame = images.every((url, at) => (said[at] ?? '') === (product.pictureTexts[url] ?? ''));
  // Words of pictures that the product had before stay with it, where nothing is said otherwise.
  after.pictureTexts = isSame
    ? product.pictureTexts
    : Object.fromEntries(images.map((url, at) => [url, said[at] ?? '']).filter(([, text]) => text !== ''));
}

function readSku(reading: Reading) {
  const { cells, product, after } = reading;
  if (cells.sku !== undefined) {
    after.sku = cells.sku || null;
    if (isSpreadsheetNumber(cells.sku) && cells.sku !== product.sku) {
      note(reading, 'sku', changes.spreadsheetNumber(cells.sku));
    }
    if (isSpreadsheetDate(cells.sku) && cells.sku !== product.sku) {
      note(reading, 'sku', changes.spreadsheetDate(cells.sku));
    }
    if (!isSku(cells.sku)) {
      note(reading, 'sku', texts.enterSku(MAX_SKU));
    }
  }
}

function readSizeType(reading: Reading) {
  const { cells, product } = reading;
  if (cells.sizeType && cells.sizeType !== product.sizeType) {
    note(reading, 'sizeType', texts.sizeTypeStays);
  }
}

/** Publishing waits for what is missing: the row is taken all the same, and says it (product-rules.md#drafts). */
function readPublishing(reading: Reading) {
  const { cells, product, after } = reading;
  if (!cells.state) {
    return;
  }
  const wanted = productStates.find((state) => state === cells.state?.toLowerCase());
  if (wanted === undefined) {
    note(reading, 'state', texts.enterState(productStates));
    return;
  }
  const next = { ...product, ...after };
  // A draft's price of 0 was not given yet.
  const missing = listMissing({ ...next, price: next.pricePaise || undefined });
  if (wanted === 'published' && product.state === 'draft' && missing.length > 0) {
    reading.note = texts.staysDraft(missing.map(nameMissing));
  } else {
    after.state = wanted;
  }
}

/** Reads all cells of a row into the values after it; what is wrong is noted. */
export function readAll(reading: Reading, around: FamilyAround) {
  readSku(reading);
  readTexts(reading);
  readCategory(reading);
  readTags(reading);
  readPieces(reading);
  readPricesAndDetails(reading);
  readPictures(reading);
  readPictureTexts(reading);
  readPublishing(reading);
  readFamily(reading, around);
}

export type ImportPlan = { before: ProductState; after: ProductState; note: string | null } | { issues: CellIssue[] };

/** What a row of a file would do to a product, or everything that is wrong in its cells. */
export function planProductCells(product: BatchProduct, cells: ProductCells, around: FamilyAround): ImportPlan {
  const reading: Reading = { product, cells, after: {}, issues: [], note: null };
  readSizeType(reading);
  readAll(reading, around);
  const { after, issues } = reading;
  const plan = keepDifferent(readState(product, after), after);
  const isOlder = cells.version !== undefined && cells.version !== '' && cells.version !== String(product.version);
  if (plan.after.stock !== undefined && isOlder) {
    note(reading, 'version', texts.stockIsOlder);
  }
  return issues.length > 0 ? { issues } : { ...plan, note: reading.note };
}
