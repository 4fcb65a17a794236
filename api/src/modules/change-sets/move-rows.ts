import type { Db, Pool } from '@aaram/runtime/db';
import { isDatabaseAway, isPassing, isTooSlow } from '@aaram/runtime/db/errors';
import { inTransaction } from '#db/in-transaction.ts';
import {
  type Applied,
  applyBatch,
  createProducts,
  findSiblings,
  lockFamilies,
  type ProductEdit,
  withdrawNew,
} from '#modules/catalog/for-change-sets.ts';
import { applyOrderEdit, findEverOrdered, type OrderState } from '#modules/orders/for-change-sets.ts';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import * as texts from '#texts/change-sets.ts';
import { type ChangeRowRow, endRows, lockOpenRows, type RowEnd, type SetRow } from './change-sets.repository.ts';
import { actorOf } from './plan-rows.ts';
import { productStates } from './product-states.ts';

/** Seconds in which a mail about a new status has not gone out yet, with some to spare. */
const QUIET_SECONDS = 20;

/** `onMoved` gets the products whose cached answers are out of date now. */
export type MoveContext = {
  db: Pool;
  holdMinutes: number;
  warn: (error: unknown) => void;
  onMoved: (productIds: readonly string[]) => void;
};

const isUndo = (set: SetRow) => set.state === 'undoing';

/** The end of a row: an undo keeps what stood in it, so that the history stays right. */
function toEnd(set: SetRow, row: ChangeRowRow, outcome: Outcome<Applied>): RowEnd {
  if (outcome instanceof Refusal) {
    return { ...row, result: isUndo(set) ? 'kept' : 'refused', reason: outcome.message };
  }
  return isUndo(set)
    ? { ...row, result: 'undone', reason: null }
    : { place: row.place, ...outcome, result: 'changed', reason: row.reason };
}

function toEdit(set: SetRow, row: ChangeRowRow): ProductEdit {
  const { before, after } = productStates(row);
  const change = set.change as { kind: string; how?: string };
  const byDifference = change.kind === 'stock' && change.how === 'add';
  return isUndo(set)
    ? {
        id: row.subjectId,
        before: after,
        after: before,
        stock: 'by difference',
        countedBefore: row.marks as NonNullable<ProductEdit['countedBefore']>,
      }
    : {
        id: row.subjectId,
        before,
        after,
        stock: byDifference ? 'by difference' : 'as seen',
      };
}

type Range = { from: number; limit: number };

/** Whether products come into a family or out of one. */
const namesFamily = (rows: readonly ChangeRowRow[]) => rows.some(({ after }) => 'family' in after);

/** What became of these rows, by their number: edits of products, and products that the change set itself makes. */
async function applyRows(tx: Db, set: SetRow, rows: readonly ChangeRowRow[]): Promise<Map<number, Outcome<Applied>>> {
  const actor = {
    actorId: actorOf(set).id,
    sellerId: set.sellerId,
    ownerId: set.sellerId ?? set.actorId,
    requestId: set.requestId,
    setId: set.id,
  };
  const made = rows.filter(({ after }) => after.isNew === true);
  const edited = rows.filter(({ after }) => after.isNew !== true);
  if (namesFamily(rows)) {
    const ids = rows.map(({ subjectId }) => subjectId);
    await lockFamilies(tx, { ids, sellers: made.length > 0 ? [actor.ownerId] : [] });
  }
  const newRows = made.map((row) => ({ id: row.subjectId, after: productStates(row).after }));
  const ofNew = isUndo(set)
    ? await withdrawNew(tx, newRows, actor, findEverOrdered)
    : await createProducts(tx, newRows, actor);
  const ofEdits = await applyBatch(
    tx,
    edited.map((row) => toEdit(set, row)),
    actor,
  );
  const ends = [...ofNew, ...ofEdits];
  return new Map(
    [...made, ...edited].flatMap(({ place }, index) => {
      const outcome = ends[index];
      return outcome === undefined ? [] : [[place, outcome]];
    }),
  );
}

/** Products, each wholly or not at all, in one transaction; returns the number after the last. */
async function moveProducts({ db, onMoved }: MoveContext, set: SetRow, range: Range): Promise<number | undefined> {
  const { found: rows, siblings } = await inTransaction(db, async (tx) => {
    const found = await lockOpenRows(tx, set, range);
    const outcomes = await applyRows(tx, set, found);
    const ends = found.map((row) => toEnd(set, row, outcomes.get(row.place) ?? refuse('UNAVAILABLE', texts.failed)));
    await endRows(tx, set, ends);
    const ids = found.map(({ subjectId }) => subjectId);
    return { found, siblings: namesFamily(found) ? await findSiblings(tx, ids) : [] };
  });
  onMoved([...rows.map(({ subjectId }) => subjectId), ...siblings]);
  const last = rows.at(-1);
  return last && last.place + 1;
}

/** One order, with its end in the same transaction; what refuses it takes all of it back, and is noted after. */
async function moveOrder(
  { db, holdMinutes, onMoved }: MoveContext,
  set: SetRow,
  { from }: Range,
): Promise<number | undefined> {
  const isQuiet = isUndo(set) && set.runAt !== null && Date.now() - set.runAt.getTime() < QUIET_SECONDS * 1000;
  // A run was begun with a proof where one is needed; an undo was not.
  const missingProof = isUndo(set) ? refuse('PROOF_REQUIRED', texts.cancelSingly) : undefined;
  const context = { actor: actorOf(set), requestId: set.requestId, holdMinutes, missingProof };
  let taken: ChangeRowRow | undefined;
  const outcome = await inTransaction(db, async (tx): Promise<Outcome<undefined>> => {
    [taken] = await lockOpenRows(tx, set, { from, limit: 1 });
    if (taken === undefined) {
      return undefined;
    }
    const { subjectId, before, after } = taken;
    const states = (isUndo(set) ? [after, before] : [before, after]) as [OrderState, OrderState];
    const moved = await applyOrderEdit(tx, { id: subjectId, before: states[0], after: states[1], isQuiet }, context);
    if (!(moved instanceof Refusal)) {
      await endRows(tx, set, [{ ...taken, result: isUndo(set) ? 'undone' : 'changed', reason: null }]);
    }
    return moved;
  });
  if (outcome instanceof Refusal && taken !== undefined) {
    await endRows(db, set, [toEnd(set, taken, outcome)]);
  }
  onMoved([]);
  return taken && taken.place + 1;
}

/** How many rows are moved at once, and how many after a failure: one that is refused stops no other. */
const BATCHES = { product: [200, 40, 8, 1], order: [1] } as const;

/** Refuses the next row, which the database itself refuses; returns the number after it. */
async function refuseNext({ db }: MoveContext, set: SetRow, from: number): Promise<number | undefined> {
  const [row] = await lockOpenRows(db, set, { from, limit: 1 });
  if (row !== undefined) {
    await endRows(db, set, [toEnd(set, row, refuse('UNAVAILABLE', texts.failed))]);
  }
  return row && row.place + 1;
}

/**
 * Makes or undoes the next rows of a change set, each with its end in the same transaction, so that a worker that dies
 * leaves no row half done and none is done twice. A batch that fails is tried again in smaller ones, down to a single
 * row. No row is refused for load: then the error ends the job, which comes again later. Returns the number to go on
 * from; undefined when none is left.
 */
export async function moveNextRows(context: MoveContext, set: SetRow, from: number): Promise<number | undefined> {
  const move = set.subject === 'product' ? moveProducts : moveOrder;
  for (const limit of BATCHES[set.subject]) {
    try {
      return await move(context, set, { from, limit });
    } catch (error) {
      const isLost = isDatabaseAway(error) && !isTooSlow(error);
      if (isLost || (limit === 1 && isPassing(error))) {
        throw error;
      }
      context.warn(error);
    }
  }
  return refuseNext(context, set, from);
}
