import type { Db } from '@aaram/runtime/db';
import { DAYS_TO_UNDO } from '@aaram/shared-domain/change-set';
import { formatList } from '@aaram/shared-domain/format';
import {
  type BatchProduct,
  findBatch,
  findEdit,
  findEditsWith,
  findFamilies,
  planRestore,
} from '#modules/catalog/for-change-sets.ts';
import { Refusal, refuse } from '#outcome.ts';
import * as texts from '#texts/change-sets.ts';
import * as families from '#texts/families.ts';
import type { NewRow, RestoreChange, SetRow } from './change-sets.repository.ts';
import { NO_ID, toRow } from './plan-rows.ts';

const familyOf = ({ after }: NewRow) => (typeof after.family === 'string' ? after.family : undefined);

/** Refuses rows that would be alone in a family that has ended: neither it nor another product of it is there. */
async function refuseLone(tx: Db, rows: readonly NewRow[], products: ReadonlyMap<string, BatchProduct>) {
  const wanted = rows.flatMap((row) => {
    const code = familyOf(row);
    const sellerId = products.get(row.subjectId)?.sellerId;
    return code === undefined || sellerId === undefined ? [] : [{ sellerId, code }];
  });
  const there = new Set((await findFamilies(tx, wanted)).map(({ code }) => code));
  const isLone = (row: NewRow) => {
    const code = familyOf(row);
    return code !== undefined && !there.has(code) && rows.filter((one) => familyOf(one) === code).length < 2;
  };
  return rows.map((row): NewRow => (isLone(row) ? { ...row, result: 'refused', reason: families.familyEnded } : row));
}

/** The rows of a change set that takes back an edit: one, or those of all products that the same call changed. */
export async function planRestoreRow(tx: Db, set: SetRow): Promise<NewRow[]> {
  const { edit: editId, isAll } = set.change as RestoreChange;
  const edits = (await findEdit(tx, editId, DAYS_TO_UNDO)) === undefined ? [] : await findEditsWith(tx, editId);
  const products = await findBatch(
    tx,
    edits.map(({ productId }) => productId),
    { isLocked: false },
  );
  const rows = edits.map((edit, index): NewRow => {
    const product = products.get(edit.productId);
    if (product === undefined || product.isRemoved) {
      return toRow(index, edit.productId, product?.name ?? '', refuse('NOT_FOUND', texts.notYours));
    }
    const plan = planRestore(product, edit, { isAll, sellerId: set.sellerId });
    const row = toRow(index, product.id, product.name, plan);
    const left = plan instanceof Refusal || isAll ? [] : plan.changedSince;
    return left.length === 0 ? row : { ...row, reason: texts.leftAsChanged(formatList(left.map(texts.nameField))) };
  });
  return rows.length === 0
    ? [toRow(0, NO_ID, '', refuse('NOT_FOUND', texts.notYours))]
    : refuseLone(tx, rows, products);
}
