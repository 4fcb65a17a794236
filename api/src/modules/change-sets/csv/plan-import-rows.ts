import { labelColumn, type ProductColumn, productColumns } from '@aaram/shared-domain/change-set';
import type { Db } from '#db/pool.ts';
import { isId } from '#is-id.ts';
import {
  type BatchProduct,
  type CellIssue,
  findBatch,
  type ProductCells,
  planProductCells,
} from '#modules/catalog/index.ts';
import { Refusal } from '#outcome.ts';
import * as texts from '#texts/imports.ts';
import { findFile, type ImportChange, type NewRow, type SetRow } from '../change-sets.repository.ts';
import { type CsvRow, openCsv } from './read-csv.ts';

type Columns = readonly (ProductColumn | null)[];
/** Stands for a row that names no product. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

const toCells = ({ cells }: CsvRow, columns: Columns): ProductCells =>
  Object.fromEntries(columns.flatMap((column, index) => (column === null ? [] : [[column, cells[index] ?? '']])));

const describeIssues = (issues: readonly CellIssue[]) =>
  issues.map(({ column, value, message }) => texts.inCell(labelColumn(column), value, message)).join(' ');

/** The rows of a file that came before, so that none is told twice. */
type Seen = Set<string>;

const idOf = ({ id = '' }: ProductCells) => id.toLowerCase();
/** What no other row of a file may have too: a product, or one size of it. */
const keyOf = (cells: ProductCells) => `${idOf(cells)} ${cells.size ?? ''}`;

/** Why a row means no product, or one that another row has changed already. */
function findRowIssue(cells: ProductCells, product: BatchProduct | undefined, seen: Seen): CellIssue | undefined {
  const { id = '', size } = cells;
  const isSeen = seen.has(keyOf(cells));
  seen.add(keyOf(cells));
  if (product === undefined || product.isRemoved) {
    return { column: 'id', value: id, message: isId(id) ? texts.notYourProduct : texts.enterProductId };
  }
  if (!isSeen) {
    return undefined;
  }
  return size === undefined
    ? { column: 'id', value: id, message: texts.productTwice }
    : { column: 'size', value: size, message: texts.sizeTwice };
}

function planRow({ number }: CsvRow, cells: ProductCells, product: BatchProduct | undefined, seen: Seen): NewRow {
  const row = { place: number, subjectId: product?.id ?? NOBODY, title: product?.name ?? cells.name ?? '' };
  const issue = findRowIssue(cells, product, seen);
  const plan = product === undefined || issue !== undefined ? { issues: [issue] } : planProductCells(product, cells);
  if ('issues' in plan) {
    const issues = plan.issues.filter((one) => one !== undefined);
    return { ...row, before: {}, after: {}, result: 'refused', reason: describeIssues(issues) };
  }
  const isSame = Object.keys(plan.after).length === 0;
  return { ...row, ...plan, result: isSame ? 'unchanged' : 'planned', reason: null };
}

/** Rows that are planned in one transaction. */
const AT_ONCE = 500;

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
  const taken: { row: CsvRow; cells: ProductCells }[] = [];
  let index = 0;
  for await (const row of file.rows) {
    const cells = toCells(row, columns);
    if (index >= set.ready) {
      taken.push({ row, cells });
    } else {
      seen.add(keyOf(cells));
    }
    index += 1;
    if (taken.length === AT_ONCE) {
      break;
    }
  }
  const ids = taken.map(({ cells }) => idOf(cells)).filter(isId);
  const products = await findBatch(tx, ids, { isLocked: false });
  return taken.map(({ row, cells }) => {
    const product = products.get(idOf(cells));
    const isOwn = product !== undefined && (set.sellerId === null || product.sellerId === set.sellerId);
    return planRow(row, cells, isOwn ? product : undefined, seen);
  });
}
