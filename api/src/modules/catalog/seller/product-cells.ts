import {
  checkDetails,
  detailNames,
  findCategory,
  noDetails,
  parseTags,
  readDetails,
  saidOrNothing,
} from '@aaram/shared-domain/catalog';
import type { ProductColumn } from '@aaram/shared-domain/change-set';
import { paiseFromRupees, rupeesFromPaise } from '@aaram/shared-domain/money';
import { Refusal } from '#outcome.ts';
import * as texts from '#texts/imports.ts';
import type { BatchProduct } from './batch-edit.repository.ts';
import { checkNewPlace, checkPrices, keepDifferent, type ProductState, readState } from './plan-change.ts';
import { checkTags } from './product-form.ts';

/** The cells of a row, by column; columns that the file does not have are left out. */
export type ProductCells = Partial<Record<ProductColumn, string>>;
export type CellIssue = { column: ProductColumn; value: string; message: string };

const inRupees = (paise: number | null) => (paise === null ? '' : String(rupeesFromPaise(paise)));

/** A product as a row of an export. */
export function writeProductCells(product: BatchProduct): Record<Exclude<ProductColumn, 'size' | 'pieces'>, string> {
  return {
    id: product.id,
    version: String(product.version),
    name: product.name,
    description: product.description,
    category: product.category,
    subcategory: product.subcategory,
    brand: product.brand ?? '',
    price: inRupees(product.pricePaise),
    mrp: inRupees(product.mrpPaise),
    tags: product.tags.join(', '),
    colour: product.colour ?? '',
    material: product.material ?? '',
    hsn: product.hsn ?? '',
    countryOfOrigin: product.countryOfOrigin ?? '',
    netQuantity: product.netQuantity ?? '',
    maker: product.maker ?? '',
    stock: product.stock.map(({ size, quantity }) => `${size}: ${quantity}`).join('; '),
  };
}

const isCount = (text: string) => /^\d{1,7}$/.test(text) && Number(text) <= 1_000_000;

type Reading = { product: BatchProduct; cells: ProductCells; after: ProductState; issues: CellIssue[] };

const note = ({ cells, issues }: Reading, column: ProductColumn, message: string) =>
  issues.push({ column, value: (cells[column] ?? '').slice(0, 60), message });

/** Spreadsheets write other ends of lines into a cell than they read: that changes nothing. */
const isSameText = (one: string, other: string) => one.replaceAll(/\r\n?/g, '\n') === other.replaceAll(/\r\n?/g, '\n');

function readTexts(reading: Reading) {
  const { cells, product, after } = reading;
  for (const [column, most] of [
    ['name', 200],
    ['description', 5000],
  ] as const) {
    const text = cells[column];
    if (text !== undefined) {
      after[column] = isSameText(text, product[column]) ? product[column] : text;
      if (text === '' || text.length > most) {
        note(reading, column, texts.enterText(most));
      }
    }
  }
  if (cells.brand !== undefined) {
    after.brand = saidOrNothing(cells.brand) || null;
    if (cells.brand.length > 80) {
      note(reading, 'brand', texts.enterText(80));
    }
  }
}

function readPlace(reading: Reading) {
  const { cells, product, after } = reading;
  if (cells.category === undefined && cells.subcategory === undefined) {
    return;
  }
  const category = cells.category ?? product.category;
  const place = checkNewPlace(product.category, category, cells.subcategory ?? product.subcategory);
  if (place instanceof Refusal) {
    note(reading, findCategory(category) === undefined ? 'category' : 'subcategory', place.message);
  } else {
    Object.assign(after, place);
  }
}

function readPrices(reading: Reading) {
  const { cells, product, after } = reading;
  if (cells.price !== undefined) {
    if (/^\d{1,8}(\.\d{1,2})?$/.test(cells.price)) {
      after.pricePaise = paiseFromRupees(Number(cells.price));
    } else {
      note(reading, 'price', texts.enterPrice);
    }
  }
  const named = detailNames.filter((name) => cells[name] !== undefined);
  const typed = { ...noDetails, ...Object.fromEntries(named.map((name) => [name, cells[name] ?? ''])) };
  const problems = checkDetails(typed);
  for (const name of named.filter((one) => problems[one] !== undefined)) {
    note(reading, name, problems[name] ?? '');
  }
  if (reading.issues.length > 0) {
    return;
  }
  const { mrpPaise, ...details } = readDetails(typed);
  Object.assign(
    after,
    Object.fromEntries(Object.entries(details).filter(([name]) => named.some((one) => one === name))),
  );
  if (named.includes('mrp')) {
    after.mrpPaise = mrpPaise;
  }
  const refused = checkPrices(
    after.pricePaise ?? product.pricePaise,
    after.mrpPaise === undefined ? product.mrpPaise : after.mrpPaise,
  );
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

export type ImportPlan = { before: ProductState; after: ProductState } | { issues: CellIssue[] };

/** What a row of a file would do to a product, or everything that is wrong in its cells. */
export function planProductCells(product: BatchProduct, cells: ProductCells): ImportPlan {
  const reading: Reading = { product, cells, after: {}, issues: [] };
  readTexts(reading);
  readPlace(reading);
  readTags(reading);
  readPieces(reading);
  readPrices(reading);
  const { after, issues } = reading;
  const plan = keepDifferent(readState(product, after), after);
  const isOlder = cells.version !== undefined && cells.version !== '' && cells.version !== String(product.version);
  if (plan.after.stock !== undefined && isOlder) {
    note(reading, 'version', texts.stockIsOlder);
  }
  return issues.length > 0 ? { issues } : plan;
}
