import type { Db, Pool } from '@aaram/runtime/db';
import { inTransaction } from '#db/in-transaction.ts';
import { mayStillWork, tellStopped } from '#modules/teams/index.ts';
import * as texts from '#texts/change-sets.ts';
import { endOpenRows, lockSet, type SetRow, setState } from './change-sets.repository.ts';
import { forgetPictures } from './csv/import-pictures.repository.ts';
import { actorOf } from './plan-rows.ts';

/** Which work in a team a member must have to make such a change. */
export const workOn = { product: 'catalogue', order: 'orders' } as const;

/** Whether the author of a run or an undo may still continue it. An admin works for the store, not in the team. */
export async function mayGoOn(db: Db, set: SetRow): Promise<boolean> {
  const { id: userId, role, sellerId } = actorOf(set);
  return role === 'admin' || mayStillWork(db, { userId, sellerId, work: workOn[set.subject] });
}

/**
 * Stops a run or an undo whose author may not do it any more, and notifies the team's owners. What was done stays; the
 * rest of a run is left out, and another member can continue an undo.
 */
export const stopSet = (db: Pool, id: string) =>
  inTransaction(db, async (tx) => {
    const set = await lockSet(tx, id);
    if ((set?.state !== 'running' && set?.state !== 'undoing') || (await mayGoOn(tx, set))) {
      return;
    }
    const { id: userId, sellerId } = actorOf(set);
    const isUndo = set.state === 'undoing';
    const done = isUndo ? set.undone : set.changed;
    const left = isUndo ? set.changed - set.undone - set.kept : set.ready - set.refused - set.unchanged - set.changed;
    if (!isUndo) {
      await endOpenRows(tx, set, texts.stopped);
      await forgetPictures(tx, id);
    }
    await setState(tx, id, 'done');
    await tellStopped(tx, { sellerId, userId, isUndo, done, left });
  });
