import type { Db, Pool } from '@aaram/runtime/db';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '#db/in-transaction.ts';
import { endLoneFamilies, type LoneProduct, lockFamilies } from '#modules/catalog/for-change-sets.ts';
import * as families from '#texts/families.ts';
import { askForWork, WORK_ON_SET } from './ask-for-work.ts';
import {
  addMadeRows,
  findChosen,
  findSet,
  forgetFile,
  insertRows,
  listFamiliesOf,
  lockSet,
  type SetRow,
  setState,
} from './change-sets.repository.ts';
import { findWaitingRows, forgetPictures } from './csv/import-pictures.repository.ts';
import { openImport, type Reading } from './csv/open-import.ts';
import { planImportRows } from './csv/plan-import-rows.ts';
import { type PictureContext, takePictures } from './csv/take-pictures.ts';
import { type MoveContext, moveNextRows } from './move-rows.ts';
import { planRestoreRow } from './plan-restore-row.ts';
import { actorOf, planRows } from './plan-rows.ts';
import { planTrackingRows } from './plan-tracking-rows.ts';
import { mayGoOn, stopSet } from './stop-set.ts';

/** Rows that are planned in one transaction. */
const PLANNED_AT_ONCE = 500;
/** How long a job works before it yields to others, ms. */
const TURN_MS = 5000;
/** How long a call works on a small change set itself, so that its answer already has the result, ms. */
const CALL_MS = 1500;
/** Most rows of a change set that a call works on itself. */
const SMALL = 200;

const isAtWork = ({ state }: SetRow) => state === 'preparing' || state === 'running' || state === 'undoing';

async function planNext(tx: Db, set: SetRow, file: Reading | undefined) {
  switch (set.kind) {
    case 'import':
      return file === undefined ? [] : planImportRows(tx, set, file);
    case 'restore':
      return planRestoreRow(tx, set);
    case 'tracking-list':
      return planTrackingRows(tx, set);
    default:
      return planRows(tx, set, await findChosen(tx, set, PLANNED_AT_ONCE));
  }
}

/**
 * The database as a change reaches it: of a team, its rows alone. An admin works for the store.
 */
const reachOf = (db: Pool, set: SetRow): Pool =>
  set.sellerId === null || actorOf(set).role === 'admin' ? db : db.actingFor(set.sellerId);

/** Plans the next rows; the last ones make it a preview. */
async function prepareMore(context: MoveContext, before: SetRow) {
  const file = before.kind === 'import' ? await openImport(context.db, before) : undefined;
  await inTransaction(context.db, async (tx) => {
    const set = await lockSet(tx, before.id);
    // Another worker may have gone on meanwhile.
    if (set?.state !== 'preparing' || set.ready !== before.ready) {
      return;
    }
    const rows = await planNext(tx, set, file);
    await insertRows(tx, set.id, rows);
    if (rows.length === 0 || set.ready + rows.length >= set.total) {
      await forgetFile(tx, set.id);
      await setState(tx, set.id, 'prepared');
    }
  });
}

/**
 * Ends a run or an undo of which no row is left. A product that it left alone in a family leaves it: in a run as a row of
 * its own, so that the undo brings both back.
 */
async function finish(context: MoveContext, id: string) {
  const lone = await inTransaction(context.db, async (tx) => {
    const named = await listFamiliesOf(tx, id);
    if (named.length > 0) {
      await lockFamilies(tx, { ids: named.map(({ productId }) => productId), sellers: [] });
    }
    const set = await lockSet(tx, id);
    if (set !== undefined && set.state !== 'preparing' && isAtWork(set)) {
      await forgetPictures(tx, id);
      const left = named.length === 0 ? [] : await endLoneFamilies(tx, named);
      if (set.state === 'running') {
        await addLoneRows(tx, set, left);
      }
      await setState(tx, id, set.state === 'undoing' ? 'undone' : 'done');
      return left.map((one) => one.id);
    }
    return [];
  });
  context.onMoved(lone);
}

/** Notes that these products left their families because no other member was left. */
async function addLoneRows(tx: Db, set: SetRow, lone: readonly LoneProduct[]) {
  if (lone.length > 0) {
    await addMadeRows(
      tx,
      set.id,
      lone.map(({ id, name, family, familyPlace }) => ({
        subjectId: id,
        title: name,
        before: { family, familyPlace },
        after: { family: null, familyPlace: null },
        reason: families.lastOfFamily,
      })),
    );
  }
}

/**
 * Moves the next rows, then those whose pictures are taken meanwhile. Returns the row number to go on from; undefined
 * where only pictures are missing, which are not taken here.
 */
async function moveOn(context: MoveContext, set: SetRow, from: number, pictures: PictureContext | undefined) {
  const next = await moveNextRows(context, set, from);
  if (next !== undefined) {
    return next;
  }
  if (set.state === 'running') {
    const isWaiting =
      pictures === undefined
        ? (await findWaitingRows(context.db, set.id, 1)).length > 0
        : await takePictures(pictures, set);
    if (isWaiting) {
      return pictures === undefined ? undefined : 0;
    }
  }
  await finish(context, set.id);
  return 0;
}

/**
 * Works on a change set for a time; answers whether some is left. Pictures are taken by jobs alone, because it is
 * unknown how long their servers take.
 */
async function work(context: MoveContext, id: string, until: number, pictures?: PictureContext): Promise<boolean> {
  let from = 0;
  for (;;) {
    const set = await findSet(context.db, id);
    if (set === undefined || !isAtWork(set)) {
      return false;
    }
    if (performance.now() > until) {
      return true;
    }
    const own = { ...context, db: reachOf(context.db, set) };
    if (set.state === 'preparing') {
      await prepareMore(own, set);
      continue;
    }
    if (!(await mayGoOn(context.db, set))) {
      await stopSet(context.db, id);
      continue;
    }
    const next = await moveOn(own, set, from, pictures && { ...pictures, db: own.db });
    if (next === undefined) {
      return true;
    }
    from = next;
  }
}

/** Lets workers work on change sets, a few seconds each, round-robin, and calls on small ones. */
export function workOnSets(app: FastifyInstance) {
  const context: MoveContext = {
    db: app.db,
    holdMinutes: app.config.holdMinutes,
    onMoved: app.forgetProducts,
    warn: (err) => app.log.warn({ err }, 'a batch of a change set failed; a smaller one is tried'),
  };
  // Read at each use: tests fetch from a server of their own.
  const pictures = { db: app.db, pictures: app.pictures, fetchPicture: (from: string) => app.fetchPicture(from) };
  app.handleJob(WORK_ON_SET, async ({ setId }) => {
    const id = String(setId);
    const isLeft = await work(context, id, performance.now() + TURN_MS, pictures);
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
