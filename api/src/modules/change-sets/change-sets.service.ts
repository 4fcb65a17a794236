import type { Db, Pool } from '@aaram/runtime/db';
import { DAYS_TO_UNDO } from '@aaram/shared-domain/change-set';
import type { ChangeSet, ChangeSetInput } from '@aaram/shared-domain/change-set/schema';
import { mayWork, type TeamRole } from '@aaram/shared-domain/team';
import { inTransaction } from '#db/in-transaction.ts';
import { recordAudit } from '#modules/audit/index.ts';
import {
  findEdit,
  findEditsWith,
  type ReadPanelSearch,
  selectProducts,
  settleFamilyJoin,
} from '#modules/catalog/for-change-sets.ts';
import { selectOrders } from '#modules/orders/for-change-sets.ts';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import * as texts from '#texts/change-sets.ts';
import * as requests from '#texts/requests.ts';
import { askForWork } from './ask-for-work.ts';
import {
  findSet,
  forgetBeyond,
  forgetPreviews,
  insertSet,
  isBusy,
  keepFile,
  lockSet,
  type SetRow,
  setMover,
  setState,
} from './change-sets.repository.ts';
import { workOn } from './stop-set.ts';
import { toChangeSets } from './to-change-set.ts';

/** Previews that an account keeps: one for each of a few open windows. */
export const MAX_PREVIEWS = 5;
/** Rows that an account's change sets keep together; the oldest are forgotten first. */
export const MAX_STORED_ROWS = 200_000;

/** Who asks: in a seller's team, with what the person may do there, or as an admin. */
export type Actor = {
  id: string;
  isAdmin: boolean;
  sellerId: string;
  teamRoles: readonly TeamRole[];
  requestId: string;
};

/** A change set, and as the person who asked sees it. */
export type ReportedSet = { set: SetRow; reported: ChangeSet };

const refuseMissing = () => refuse('NOT_FOUND', texts.notFound);

/** Whether a change set is one of the actor's team and work; admins reach all. */
const mayReach = (actor: Actor, set: SetRow) =>
  actor.isAdmin || (set.sellerId === actor.sellerId && mayWork(actor.teamRoles, workOn[set.subject]));

/** What a change set is about that this actor may make or see. */
export const subjectsOf = (actor: Actor) =>
  (['product', 'order'] as const).filter((subject) => actor.isAdmin || mayWork(actor.teamRoles, workOn[subject]));

/** A change set of this team; admins reach all. */
export async function readSet(db: Pool, id: string, actor: Actor): Promise<Outcome<SetRow>> {
  const set = await findSet(db, id);
  return set !== undefined && mayReach(actor, set) ? set : refuseMissing();
}

/** The change set as it stands in this transaction, read before its end: what is answered does not fail after it. */
export async function tellIn(tx: Db, id: string): Promise<Outcome<ReportedSet>> {
  const set = await findSet(tx, id);
  const [reported] = set === undefined ? [] : await toChangeSets(tx, [set]);
  return set === undefined || reported === undefined ? refuseMissing() : { set, reported };
}

/** What is stored of a call: a list of tracking ids is stored apart, because a change is sent with its set. */
function readInput(input: ChangeSetInput) {
  switch (input.subject) {
    case 'tracking':
      return { subject: 'order', change: { kind: 'tracking-list' } } as const;
    case 'edit':
      return { subject: 'product', change: { kind: 'restore', edit: input.edit, isAll: input.isAll } } as const;
    default:
      return { subject: input.subject, change: input.change };
  }
}

/** The products or orders that a change is about; those of other sellers are none. */
async function choose(
  db: Pool,
  input: ChangeSetInput,
  actor: Actor,
  readSearch: ReadPanelSearch,
): Promise<Outcome<string[]>> {
  if (input.subject === 'edit') {
    const edit = await findEdit(db, input.edit, DAYS_TO_UNDO);
    return edit !== undefined && (actor.isAdmin || edit.sellerId === actor.sellerId)
      ? (await findEditsWith(db, edit.id)).map(({ productId }) => productId)
      : refuse('NOT_FOUND', texts.editNotFound);
  }
  const who = { role: actor.isAdmin ? 'admin' : 'seller', sellerId: actor.sellerId } as const;
  return input.subject === 'product'
    ? selectProducts(db, input.selection, who, readSearch)
    : selectOrders(db, input.selection, who);
}

/** A change with what is settled about it before its rows are planned: to which family products are joined. */
async function settle(
  db: Pool,
  change: SetRow['change'],
  chosen: readonly string[],
): Promise<Outcome<SetRow['change']>> {
  return change.kind === 'family' && change.how !== 'leave' ? settleFamilyJoin(db, change, chosen) : change;
}

/** Stores what was chosen and asks for its preview: nothing is changed yet. */
export async function prepareSet(
  db: Pool,
  input: ChangeSetInput,
  actor: Actor,
  readSearch: ReadPanelSearch,
): Promise<Outcome<ReportedSet>> {
  const { subject, change: asked } = readInput(input);
  if (!subjectsOf(actor).includes(subject)) {
    return refuse('FORBIDDEN', requests.notYourWork);
  }
  const sellerId = actor.isAdmin ? null : actor.sellerId;
  const chosen = await choose(db, input, actor, readSearch);
  if (chosen instanceof Refusal) {
    return chosen;
  }
  if (chosen.length === 0) {
    return refuse('INVALID_INPUT', texts.nothingChosen);
  }
  const change = await settle(db, asked, chosen);
  if (change instanceof Refusal) {
    return change;
  }
  return inTransaction(db, async (tx) => {
    await forgetPreviews(tx, actor.id, MAX_PREVIEWS - 1);
    const made = await insertSet(
      tx,
      { actorId: actor.id, sellerId, kind: change.kind, subject, change, requestId: actor.requestId },
      chosen,
    );
    if (input.subject === 'tracking') {
      await keepFile(tx, made, { bytes: Buffer.from(JSON.stringify(input.lines)), total: input.lines.length });
    }
    await forgetBeyond(tx, actor.id, MAX_STORED_ROWS);
    await askForWork(tx, made);
    await audit(tx, made, 'changes.prepare', { kind: change.kind, rows: chosen.length }, actor);
    return tellIn(tx, made);
  });
}

type Move = { to: 'running' | 'undoing'; findMore?: (set: SetRow) => Refusal | undefined };

/** Why a change set cannot begin to run or to be undone. */
async function findObjection(tx: Db, set: SetRow, { to, findMore }: Move): Promise<Refusal | undefined> {
  if (to === 'running' && set.state !== 'prepared') {
    return refuse('IN_PROGRESS', texts.notPrepared);
  }
  if (to === 'undoing' && (set.state !== 'done' || set.changed === 0)) {
    return refuse('STALE_VERSION', texts.notDone);
  }
  if (to === 'undoing' && set.age >= DAYS_TO_UNDO) {
    return refuse('STALE_VERSION', texts.tooOld);
  }
  return findMore?.(set) ?? ((await isBusy(tx, set.actorId)) ? refuse('IN_PROGRESS', texts.oneAtATime) : undefined);
}

/** States in which a repeated call has nothing to do any more. */
const beyond = { running: ['running', 'done', 'undoing', 'undone'], undoing: ['undoing', 'undone'] } as const;

/** Begins a run or an undo, once: a repeated call changes nothing. An admin may begin it for the seller. */
function begin(db: Pool, id: string, actor: Actor, move: Move): Promise<Outcome<ReportedSet>> {
  const { to } = move;
  return inTransaction(db, async (tx): Promise<Outcome<ReportedSet>> => {
    const set = await lockSet(tx, id);
    if (set === undefined || !mayReach(actor, set)) {
      return refuseMissing();
    }
    if (beyond[to].some((state) => state === set.state)) {
      return tellIn(tx, id);
    }
    const objection = await findObjection(tx, set, move);
    if (objection !== undefined) {
      return objection;
    }
    await setMover(tx, id, actor);
    await setState(tx, id, to);
    await askForWork(tx, id);
    const rows = to === 'running' ? set.ready - set.refused - set.unchanged : set.changed;
    await audit(tx, id, to === 'running' ? 'changes.run' : 'changes.undo', { kind: set.kind, rows }, actor);
    return tellIn(tx, id);
  });
}

/** Begins to make a previewed change. `findMore` may refuse what the caller has to prove first. */
export const runSet = (db: Pool, id: string, actor: Actor, findMore: (set: SetRow) => Refusal | undefined) =>
  begin(db, id, actor, { to: 'running', findMore });

/** Begins to undo a change that was made, row by row, wherever the same was not changed since. */
export const undoSet = (db: Pool, id: string, actor: Actor) => begin(db, id, actor, { to: 'undoing' });

const audit = (
  tx: Parameters<typeof recordAudit>[0],
  id: string,
  action: 'changes.prepare' | 'changes.run' | 'changes.undo',
  detail: { kind: string; rows: number },
  { id: actorId, requestId }: Actor,
) => recordAudit(tx, { actorId, action, subject: 'change-set', subjectId: id, detail, requestId });
