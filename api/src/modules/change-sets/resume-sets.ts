import type { Pool } from '@aaram/runtime/db';
import { inTransaction } from '#db/in-transaction.ts';
import { findInOpenJobs } from '#modules/jobs/index.ts';
import * as texts from '#texts/change-sets.ts';
import { askForWork } from './ask-for-work.ts';
import { endOpenRows, listSetsAtWork, lockSet, setState } from './change-sets.repository.ts';

/** Hours after which a run or an undo that never ends is given up, so that its account can change something again. */
const MAX_HOURS = 24;

/** Ends a run or an undo as it stands: what is not done is reported as left out. */
const giveUp = (db: Pool, id: string) =>
  inTransaction(db, async (tx) => {
    const set = await lockSet(tx, id);
    if (set?.state === 'running' || set?.state === 'undoing') {
      await endOpenRows(tx, set, texts.failed);
      await setState(tx, id, set.state === 'undoing' ? 'undone' : 'done');
    }
  });

/**
 * Asks for work on change sets that are under way and have no job any more, because it has failed too often: what failed
 * for load may succeed by now.
 */
export async function resumeSets(db: Pool): Promise<number> {
  const sets = await listSetsAtWork(db, MAX_HOURS);
  for (const { id } of sets.filter(({ isTooOld }) => isTooOld)) {
    await giveUp(db, id);
  }
  const young = sets.filter(({ isTooOld }) => !isTooOld).map(({ id }) => id);
  const open = await findInOpenJobs(db, { queue: 'changes', field: 'setId', values: young });
  const lost = young.filter((id) => !open.has(id));
  for (const id of lost) {
    await askForWork(db, id);
  }
  return lost.length;
}
