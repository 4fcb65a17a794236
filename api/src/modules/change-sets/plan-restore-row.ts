import { DAYS_TO_UNDO } from '@aaram/shared-domain/change-set';
import { formatList } from '@aaram/shared-domain/format';
import type { Db } from '#db/pool.ts';
import { findBatch, findEdit, planRestore } from '#modules/catalog/index.ts';
import { Refusal, refuse } from '#outcome.ts';
import * as texts from '#texts/change-sets.ts';
import type { NewRow, RestoreChange, SetRow } from './change-sets.repository.ts';
import { NOBODY, toRow } from './plan-rows.ts';

/** The one row of a change set that takes back an edit. */
export async function planRestoreRow(tx: Db, set: SetRow): Promise<NewRow[]> {
  const { edit: editId, isAll } = set.change as RestoreChange;
  const edit = await findEdit(tx, editId, DAYS_TO_UNDO);
  const product = edit && (await findBatch(tx, [edit.productId], { isLocked: false })).get(edit.productId);
  if (edit === undefined || product === undefined || product.isRemoved) {
    return [toRow(0, NOBODY, '', refuse('NOT_FOUND', texts.notYours))];
  }
  const plan = planRestore(product, edit, isAll);
  const row = toRow(0, product.id, product.name, plan);
  const left = plan instanceof Refusal || isAll ? [] : plan.changedSince;
  return [left.length === 0 ? row : { ...row, reason: texts.leftAsChanged(formatList(left.map(texts.nameField))) }];
}
