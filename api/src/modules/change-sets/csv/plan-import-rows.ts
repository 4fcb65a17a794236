import { labelColumn, type ProductColumn, productColumns } from '@aaram/shared-domain/change-set';
import type { PriceRule } from '@aaram/shared-domain/tax';
import type { Db } from '#db/pool.ts';
import { isId } from '#is-id.ts';
import {
  type BatchProduct,
  type CellIssue,
  drawIds,
  type FamilyAround,
  type FamilySize,
  findBatch,
  findFamilies,
  findOwnCodes,
  type ImportPlan,
  isAddress,
  isStored,
  type OwnCodes,
  type ProductCells,
  planNewProductCells,
  planProductCells,
} from '#modules/catalog/index.ts';
import { readPriceRule } from '#modules/settings/index.ts';
import { Refusal } from '#outcome.ts';
import * as texts from '#texts/imports.ts';
import { findFile, type ImportChange, type NewRow, type SetRow } from '../change-sets.repository.ts';
import { NOBODY } from '../plan-rows.ts';
import { findPictureProblems } from './import-pictures.repository.ts';
import { type CsvRow, openCsv } from './read-csv.ts';

type Columns = readonly (ProductColumn | null)[];

const toCells = ({ cells }: CsvRow, columns: Columns): ProductCells =>
  Object.fromEntries(columns.flatMap((column, index) => (column === null ? [] : [[column, cells[index] ?? '']])));

const describeIssues = (issues: readonly CellIssue[]) =>
  issues.map(({ column, value, message }) => texts.inCell(labelColumn(column), value, message)).join(' ');

/** The rows of a file that came before, so that none is told twice. */
type Seen = Set<string>;

const idOf = ({ id = '' }: ProductCells) => id.toLowerCase();
/** What no other row of a file may have too: a product, or one size of it. */
const keyOf = (cells: ProductCells) => {
  const { sku = '', name = '', size = '' } = cells;
  return JSON.stringify([
    ...(idOf(cells) ? ['id', idOf(cells)] : sku ? ['sku', sku] : ['name', name.toLowerCase()]),
    size,
  ]);
};

/** What the seller has: products by id, also those that a row names by their SKU, and names that are taken. */
type Known = {
  products: Map<string, BatchProduct>;
  codes: OwnCodes;
  priceRule: PriceRule;
  /** Files that were looked for in a ZIP, with why one is not there. */
  files: Map<string, string | null>;
  /** Families that the rows name, by seller and code. */
  families: Map<string, FamilySize>;
  /** Whose new products are. */
  ownerId: string;
};

/** Why a row is about a product, or one size of it, that another row is about already. */
function findRepetition(cells: ProductCells, seen: Seen): CellIssue | undefined {
  const { id = '', sku = '', name = '', size } = cells;
  const isSeen = seen.has(keyOf(cells));
  seen.add(keyOf(cells));
  if (!isSeen) {
    return undefined;
  }
  if (size !== undefined) {
    return { column: 'size', value: size, message: texts.sizeTwice };
  }
  if (id !== '') {
    return { column: 'id', value: id, message: texts.productTwice };
  }
  return sku === ''
    ? { column: 'name', value: name, message: texts.nameTwice }
    : { column: 'sku', value: sku, message: texts.skuTwice };
}

const refusing = (issue: CellIssue) => ({ issues: [issue] });

const familyKey = (sellerId: string, code: string) => `${sellerId} ${code}`;

/** What else there is of the family that a row names. */
function findAround(
  { number, cells }: Taken,
  { families, ownerId }: Known,
  words: Words,
  product?: BatchProduct,
): FamilyAround {
  const code = cells.family ?? '';
  const { shown = 0, lastPlace = 0 } = families.get(familyKey(product?.sellerId ?? ownerId, code)) ?? {};
  return { rows: words.get(code) ?? 0, shown, lastPlace, place: number };
}

/** The product that a row without an ID and a known SKU makes; a name that is taken needs a SKU. */
function planNew(cells: ProductCells, { codes, priceRule }: Known, around: FamilyAround) {
  const { id = '', sku = '', name = '' } = cells;
  if (cells.size !== undefined || (name === '' && sku === '')) {
    return refusing({ column: 'id', value: id, message: texts.enterProductId });
  }
  if (sku === '' && codes.names.has(name.toLowerCase())) {
    return refusing({ column: 'name', value: name, message: texts.nameTaken });
  }
  return planNewProductCells(cells, priceRule, around);
}

function planCells(
  cells: ProductCells,
  known: Known,
  product: BatchProduct | undefined,
  around: FamilyAround,
): ImportPlan {
  const { id = '', sku = '' } = cells;
  if (product === undefined || product.isRemoved) {
    return id === ''
      ? planNew(cells, known, around)
      : refusing({ column: 'id', value: id, message: isId(id) ? texts.notYourProduct : texts.enterProductId });
  }
  const other = known.codes.bySku.get(sku);
  return other !== undefined && other !== product.id
    ? refusing({ column: 'sku', value: sku, message: texts.skuTaken })
    : planProductCells(product, cells, around);
}

/** The plan of a row whose files are all there. */
function checkFiles(plan: ImportPlan, { files }: Known): ImportPlan {
  const images = 'after' in plan ? (plan.after.images ?? []) : [];
  const issues = images
    .filter((source) => !(isStored(source) || isAddress(source)))
    .flatMap((value): CellIssue[] => {
      const problem = files.has(value) ? files.get(value) : texts.noZip(value);
      return problem ? [{ column: 'images', value, message: problem }] : [];
    });
  return issues.length > 0 ? { issues } : plan;
}

/** The product that a row names, by its ID or its SKU. */
const findNamed = (cells: ProductCells, { products, codes }: Known) =>
  products.get(idOf(cells) || (codes.bySku.get(cells.sku ?? '') ?? ''));

function planRow(taken: Taken, known: Known, { seen, words }: Pick<Reading, 'seen' | 'words'>): NewRow {
  const { number, cells } = taken;
  const product = findNamed(cells, known);
  const row = { place: number, subjectId: product?.id ?? NOBODY, title: product?.name ?? cells.name ?? '' };
  const repeated = findRepetition(cells, seen);
  const plan =
    repeated === undefined
      ? checkFiles(planCells(cells, known, product, findAround(taken, known, words, product)), known)
      : refusing(repeated);
  if ('issues' in plan) {
    return { ...row, before: {}, after: {}, result: 'refused', reason: describeIssues(plan.issues) };
  }
  const { before, after, note } = plan;
  const isSame = Object.keys(after).length === 0;
  const sources = (after.images ?? []).some((source) => !isStored(source)) ? after.images : undefined;
  return {
    ...row,
    before,
    after,
    result: isSame ? 'unchanged' : 'planned',
    reason: note,
    ...(sources === undefined ? {} : { pictures: sources }),
  };
}

/** Rows that are planned in one transaction. */
const AT_ONCE = 500;
type Taken = { number: number; cells: ProductCells };

/** How many rows of a file name each family. */
type Words = ReadonlyMap<string, number>;

/** A file that is being planned: its rows from the next one on, and those before it. */
type Reading = {
  setId: string;
  ready: number;
  rows: AsyncIterator<CsvRow>;
  columns: Columns;
  seen: Seen;
  words: Words;
};

/** How long a file stays open for its next rows, ms. */
const KEPT_MS = 30_000;
/**
 * The file that was read last: with its place it goes on where it ended, so that a large one is not read again for each
 * of its batches. Any other place means that another worker went on, or that the batch was not kept.
 */
let kept: { reading: Reading; timer: NodeJS.Timeout } | undefined;

function takeKept(): Reading | undefined {
  clearTimeout(kept?.timer);
  const reading = kept?.reading;
  kept = undefined;
  return reading;
}

function keep(reading: Reading) {
  takeKept();
  const timer = setTimeout(takeKept, KEPT_MS).unref();
  kept = { reading, timer };
}

/** Counts the families that a file names, in all its rows: a word joins rows wherever they stand. */
async function countWords(bytes: Buffer, columns: Columns): Promise<Words> {
  const words = new Map<string, number>();
  const at = columns.indexOf('family');
  const file = at === -1 ? undefined : await openCsv(bytes);
  if (file !== undefined && !(file instanceof Refusal)) {
    for await (const { cells } of file.rows) {
      const word = cells[at] ?? '';
      words.set(word, (words.get(word) ?? 0) + 1);
    }
  }
  return words;
}

/** The file of an import at its next row. */
async function openAt(tx: Db, set: SetRow): Promise<Reading | undefined> {
  const last = takeKept();
  if (last?.setId === set.id && last.ready === set.ready) {
    return last;
  }
  const bytes = await findFile(tx, set.id);
  const file = bytes === undefined ? undefined : await openCsv(bytes);
  if (bytes === undefined || file === undefined || file instanceof Refusal) {
    return undefined;
  }
  const { mapping } = set.change as ImportChange;
  const columns = file.header.map((name) => productColumns.find((column) => column === mapping[name]) ?? null);
  const rows = file.rows[Symbol.asyncIterator]();
  const seen: Seen = new Set();
  for (let before = 0; before < set.ready; before += 1) {
    const [row] = await takeRows(rows, columns, 1);
    if (row !== undefined) {
      seen.add(keyOf(row.cells));
    }
  }
  return { setId: set.id, ready: set.ready, rows, columns, seen, words: await countWords(bytes, columns) };
}

/** Reads the next rows of a file. */
async function takeRows(rows: AsyncIterator<CsvRow>, columns: Columns, most: number): Promise<Taken[]> {
  const taken: Taken[] = [];
  while (taken.length < most) {
    const next = await rows.next();
    if (next.done === true) {
      break;
    }
    taken.push({ number: next.value.number, cells: toCells(next.value, columns) });
  }
  return taken;
}

/** What the rows name of what the seller has. An admin reaches all products by ID, and the own ones by SKU. */
async function findKnown(tx: Db, { id, sellerId, actorId }: SetRow, taken: readonly Taken[]): Promise<Known> {
  const codes = await findOwnCodes(tx, sellerId ?? actorId, {
    skus: taken.flatMap(({ cells }) => cells.sku || []),
    names: taken.flatMap(({ cells }) => (idOf(cells) === '' && !cells.sku ? cells.name || [] : [])),
  });
  const ids = taken.map(({ cells }) => idOf(cells)).filter(isId);
  const found = await findBatch(tx, [...ids, ...codes.bySku.values()], { isLocked: false });
  const own = [...found].filter(([, product]) => sellerId === null || product.sellerId === sellerId);
  const ownerId = sellerId ?? actorId;
  const sellers = [...new Set([ownerId, ...own.map(([, product]) => product.sellerId)])];
  const codesOfFamilies = [...new Set(taken.flatMap(({ cells }) => cells.family || []))];
  const families = await findFamilies(
    tx,
    sellers.flatMap((seller) => codesOfFamilies.map((code) => ({ sellerId: seller, code }))),
  );
  return {
    families: new Map(families.map((one) => [familyKey(one.sellerId, one.code), one])),
    ownerId,
    products: new Map(own),
    codes,
    priceRule: await readPriceRule(tx),
    files: await findPictureProblems(tx, id),
  };
}

/** The next rows of an import's file as its change would leave them. */
export async function planImportRows(tx: Db, set: SetRow): Promise<NewRow[]> {
  const reading = await openAt(tx, set);
  if (reading === undefined) {
    return [];
  }
  const taken = await takeRows(reading.rows, reading.columns, AT_ONCE);
  const known = await findKnown(tx, set, taken);
  const rows = taken.map((row) => planRow(row, known, reading));
  if (taken.length === AT_ONCE) {
    keep({ ...reading, ready: reading.ready + AT_ONCE });
  }
  // A new product has its id from its preview on, so that making it and undoing it mean the same one.
  const ids = await drawIds(tx, rows.filter(({ after }) => after.isNew === true).length);
  return rows.map((row) => (row.after.isNew === true ? { ...row, subjectId: ids.shift() ?? row.subjectId } : row));
}
