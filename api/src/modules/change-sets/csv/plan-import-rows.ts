import type { Db } from '@aaram/runtime/db';
import { isId } from '@aaram/runtime/db/values';
import { labelColumn } from '@aaram/shared-domain/change-set';
import { factKeys } from '@aaram/shared-domain/product-fields';
import type { PriceRule } from '@aaram/shared-domain/tax';
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
  refuseOthersFacts,
  roleOf,
} from '#modules/catalog/for-change-sets.ts';
import { readPriceRule } from '#modules/settings/index.ts';
import * as texts from '#texts/imports.ts';
import type { NewRow, SetRow } from '../change-sets.repository.ts';
import { NO_ID } from '../plan-rows.ts';
import { findPictureProblems } from './import-pictures.repository.ts';
import { idOf, keep, keyOf, type Reading, type Seen, type Taken, takeRows, type Words } from './open-import.ts';

const describeIssues = (issues: readonly CellIssue[]) =>
  issues.map(({ column, value, message }) => texts.inCell(labelColumn(column), value, message)).join(' ');

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
  role: ReturnType<typeof roleOf>;
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
  const { shown = 0, lastPosition = 0 } = families.get(familyKey(product?.sellerId ?? ownerId, code)) ?? {};
  return { rows: words.get(code) ?? 0, shown, lastPosition, rowNumber: number };
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

/** The plan of a row that changes no fact that others set. */
function checkOthers(plan: ImportPlan, { cells }: Taken, { role }: Known): ImportPlan {
  const refused = 'after' in plan ? refuseOthersFacts(role, plan.before, plan.after) : undefined;
  const fact = refused && factKeys.find((key) => key === refused.details.issues?.[0]?.path);
  return refused === undefined || fact === undefined
    ? plan
    : refusing({ column: fact, value: cells[fact] ?? '', message: refused.message });
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
  const row = { place: number, subjectId: product?.id ?? NO_ID, title: product?.name ?? cells.name ?? '' };
  if (taken.isUnclosed) {
    return { ...row, before: {}, after: {}, result: 'refused', reason: texts.quoteNotClosed };
  }
  const repeated = findRepetition(cells, seen);
  const plan =
    repeated === undefined
      ? checkFiles(
          checkOthers(planCells(cells, known, product, findAround(taken, known, words, product)), taken, known),
          known,
        )
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
    role: roleOf(sellerId),
    products: new Map(own),
    codes,
    priceRule: await readPriceRule(tx),
    files: await findPictureProblems(tx, id),
  };
}

/** Rows that are planned in one transaction. */
const AT_ONCE = 500;

/** The next rows of an import's file as its change would leave them. */
export async function planImportRows(tx: Db, set: SetRow, reading: Reading): Promise<NewRow[]> {
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
