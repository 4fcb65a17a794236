import type { Db } from '@aaram/runtime/db';
import type { OrderChange, ProductChange } from '@aaram/shared-domain/change-set/schema';
import { findBatch, planProductChange } from '#modules/catalog/for-change-sets.ts';
import { planOrderChanges } from '#modules/orders/for-change-sets.ts';
import { type Outcome, Refusal } from '#outcome.ts';
import * as texts from '#texts/change-sets.ts';
import type { NewRow, RowState, SetRow } from './change-sets.repository.ts';

type Plan = Outcome<{ before: RowState; after: RowState }>;

/** Stands for a row that names nothing of the account's. */
export const NO_ID = '00000000-0000-0000-0000-000000000000';

export function toRow(place: number, subjectId: string, title: string, plan: Plan): NewRow {
  const row = { place, subjectId, title, before: {}, after: {}, reason: null };
  if (plan instanceof Refusal) {
    return { ...row, result: 'refused', reason: plan.message };
  }
  const isSame = Object.keys(plan.after).length === 0;
  return { ...row, ...plan, result: isSame ? 'unchanged' : 'planned' };
}

/** Who acts in a change set: a member within what is the seller's, or an admin; also one who moves a seller's. */
export function actorOf({ actorId, sellerId, movedBy, movedByAdmin }: SetRow) {
  const isAdmin = sellerId === null || (movedBy !== null && (movedByAdmin ?? movedBy !== actorId));
  return { id: movedBy ?? actorId, role: isAdmin ? 'admin' : 'seller', sellerId: sellerId ?? actorId } as const;
}

/** The rows of these products or orders, as the change would leave them. */
export async function planRows(tx: Db, set: SetRow, ids: readonly string[]): Promise<NewRow[]> {
  const gone = (id: string, index: number): NewRow => ({
    ...toRow(set.ready + index, id, '', { before: {}, after: {} }),
    result: 'refused',
    reason: texts.notYours,
  });
  if (set.subject === 'order') {
    const plans = new Map(
      (await planOrderChanges(tx, ids, set.change as OrderChange, actorOf(set))).map((one) => [one.id, one]),
    );
    return ids.map((id, index) => {
      const one = plans.get(id);
      return one === undefined ? gone(id, index) : toRow(set.ready + index, id, one.title, one.plan);
    });
  }
  const products = await findBatch(tx, ids, { isLocked: false });
  return ids.map((id, index) => {
    const product = products.get(id);
    return product === undefined || product.isRemoved
      ? gone(id, index)
      : toRow(
          set.ready + index,
          id,
          product.name,
          planProductChange(product, set.change as ProductChange, {
            index: set.ready + index,
            sellerId: set.sellerId,
          }),
        );
  });
}
