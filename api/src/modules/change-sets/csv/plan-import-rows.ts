import { labelColumn, type ProductColumn, productColumns } from '@aaram/shared-domain/change-set';
import type { PriceRule } from '@aaram/shared-domain/tax';
import type { Db } from '#db/pool.ts';
import { isId } from '#is-id.ts';
import {
  type BatchProduct,
  type CellIssue,
  drawIds,
  findBatch,
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

/** The product that a row without an ID and a known SKU makes; a name that is taken needs a SKU. */
function planNew(cells: ProductCells, { codes, priceRule }: Known) {
  const { id = '', sku = '', name = '' } = cells;
  if (cells.size !== undefined || (name === '' && sku === '')) {
    return refusing({ column: 'id', value: id, message: texts.enterProductId });
  }
  if (sku === '' && codes.names.has(name.toLowerCase())) {
    return refusing({ column: 'name', value: name, message: texts.nameTaken });
  }
  return planNewProductCells(cells, priceRule);
}

function planCells(cells: ProductCells, known: Known, product: BatchProduct | undefined): ImportPlan {
  const { id = '', sku = '' } = cells;
  if (product === undefined || product.isRemoved) {
    return id === ''
      ? planNew(cells, known)
      : refusing({ column: 'id', value: id, message: isId(id) ? texts.notYourProduct : texts.enterProductId });
  }
  const other = known.codes.bySku.get(sku);
  return other !== undefined && other !== product.id
    ? refusing({ column: 'sku', value: sku, message: texts.skuTaken })
    : planProductCells(product, cells);
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

function planRow({ number, cells }: Taken, known: Known, seen: Seen): NewRow {
  const product = findNamed(cells, known);
  const row = { place: number, subjectId: product?.id ?? NOBODY, title: product?.name ?? cells.name ?? '' };
  const repeated = findRepetition(cells, seen);
  const plan = repeated === undefined ? checkFiles(planCells(cells, known, product), known) : refusing(repeated);
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

/** Reads the next rows of a file, and notes those before them. */
async function takeRows(rows: AsyncIterable<CsvRow>, columns: Columns, ready: number, seen: Seen): Promise<Taken[]> {
  const taken: Taken[] = [];
  let index = 0;
  for await (const row of rows) {
    const cells = toCells(row, columns);
    if (index >= ready) {
      taken.push({ number: row.number, cells });
    } else {
      seen.add(keyOf(cells));
    }
    index += 1;
    if (taken.length === AT_ONCE) {
      break;
    }
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
  return {
    products: new Map(own),
    codes,
    priceRule: await readPriceRule(tx),
    files: await findPictureProblems(tx, id),
  };
}

/**
 * The next rows of an import's file as its change would leave them. The file is read from its beginning, because that
 * costs little, and so a worker that goes on after another knows which products have had their row.
 */
export async function planImportRows(tx: Db, set: SetRow): Promise<NewRow[]> {
  const bytes = await findFile(tx, set.id);
  const file = bytes === undefined ? undefined : await openCsv(bytes);
  if (file === undefined || file instanceof Refusal) {
    return [];
  }
  const { mapping } = set.change as ImportChange;
  const columns = file.header.map((name) => productColumns.find((column) => column === mapping[name]) ?? null);
  const seen: Seen = new Set();
  const taken = await takeRows(file.rows, columns, set.ready, seen);
  const known = await findKnown(tx, set, taken);
  const rows = taken.map((row) => planRow(row, known, seen));
  // A new product has its id from its preview on, so that making it and undoing it mean the same one.
  const ids = await drawIds(tx, rows.filter(({ after }) => after.isNew === true).length);
  return rows.map((row) => (row.after.isNew === true ? { ...row, subjectId: ids.shift() ?? row.subjectId } : row));
}
