import type { FastifyInstance } from 'fastify';
import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/pool.ts';
import { askForWork, WORK_ON_SET } from './ask-for-work.ts';
import {
  findChosen,
  findSet,
  forgetFile,
  insertRows,
  lockSet,
  type SetRow,
  setState,
} from './change-sets.repository.ts';
import { planImportRows } from './csv/plan-import-rows.ts';
import { type MoveContext, moveNextRows } from './move-rows.ts';
import { planRows } from './plan-rows.ts';
import { planTrackingRows } from './plan-tracking-rows.ts';

/** Rows that are planned in one transaction. */
const PLANNED_AT_ONCE = 500;
/** How long a job works before others get their turn, ms. */
const TURN_MS = 5000;
/** How long a call works on a small change set itself, so that its answer already has the result, ms. */
const CALL_MS = 1500;
/** Most rows of a change set that a call works on itself. */
const SMALL = 200;

const isAtWork = ({ state }: SetRow) => state === 'preparing' || state === 'running' || state === 'undoing';

async function planNext(tx: Db, set: SetRow) {
  switch (set.kind) {
    case 'import':
      return planImportRows(tx, set);
    case 'tracking-list':
      return planTrackingRows(tx, set);
    default:
      return planRows(tx, set, await findChosen(tx, set, PLANNED_AT_ONCE));
  }
}

/** Plans the next rows; the last ones make it a preview. */
const prepareMore = (context: MoveContext, id: string) =>
  inTransaction(context.db, async (tx) => {
    const set = await lockSet(tx, id);
    if (set?.state !== 'preparing') {
      return;
    }
    const rows = await planNext(tx, set);
    await insertRows(tx, set.id, rows);
    if (rows.length === 0 || set.ready + rows.length >= set.total) {
      await forgetFile(tx, set.id);
      await setState(tx, set.id, 'prepared');
    }
  });

/** Ends a run or an undo of which no row is left. */
const finish = (context: MoveContext, id: string) =>
  inTransaction(context.db, async (tx) => {
    const set = await lockSet(tx, id);
    if (set !== undefined && set.state !== 'preparing' && isAtWork(set)) {
      await setState(tx, id, set.state === 'undoing' ? 'undone' : 'done');
    }
  });

/** Works on a change set for a time; answers whether some is left. */
async function work(context: MoveContext, id: string, until: number): Promise<boolean> {
  let from = 0;
  for (;;) {
    const set = await findSet(context.db, id);
    if (set === undefined || !isAtWork(set)) {
      return false;
    }
    if (performance.now() > until) {
      return true;
    }
    if (set.state === 'preparing') {
      await prepareMore(context, id);
      continue;
    }
    const next = await moveNextRows(context, set, from);
    if (next === undefined) {
      await finish(context, id);
    }
    from = next ?? 0;
  }
}

/** Lets workers work on change sets, a few seconds each in turn, and calls on small ones. */
export function workOnSets(app: FastifyInstance) {
  const context: MoveContext = {
    db: app.db,
    holdMinutes: app.config.holdMinutes,
    onMoved: app.forgetProducts,
    warn: (err) => app.log.warn({ err }, 'a batch of a change set failed; its rows are tried one by one'),
  };
  app.handleJob(WORK_ON_SET, async ({ setId }) => {
    const id = String(setId);
    const isLeft = await work(context, id, performance.now() + TURN_MS);
    if (isLeft) {
      await askForWork(app.db, id);
    }
  });
  return async (set: SetRow) => {
    if (set.total <= SMALL) {
      await work(context, set.id, performance.now() + CALL_MS);
    }
  };
}
