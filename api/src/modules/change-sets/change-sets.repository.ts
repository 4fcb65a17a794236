import type { Db } from '@aaram/runtime/db';
import type { ChangeResult, ChangeSetState } from '@aaram/shared-domain/change-set';
import type { OrderChange, ProductChange } from '@aaram/shared-domain/change-set/schema';

type Ends = { ready: number; unchanged: number; refused: number; changed: number; undone: number; kept: number };

/** An import: which column of its file was which. */
export type ImportChange = { kind: 'import'; mapping: Record<string, string | null> };

/** A list of tracking ids, which is stored as its file until its rows are planned. */
export type TrackingListChange = { kind: 'tracking-list' };

/** An edit that is taken back; with `isAll` also where the same was changed since. */
export type RestoreChange = { kind: 'restore'; edit: string; isAll: boolean };

/** The row of a change set. Its counts say how many of its rows came to which end. */
export type SetRow = Ends & {
  id: string;
  actorId: string;
  sellerId: string | null;
  kind: string;
  subject: 'product' | 'order';
  change: ProductChange | OrderChange | ImportChange | TrackingListChange | RestoreChange;
  state: ChangeSetState;
  total: number;
  /** Who began the run or the undo. */
  movedBy: string | null;
  /** Whether that was an admin. Null in rows of before there were teams. */
  movedByAdmin: boolean | null;
  requestId: string;
  createdAt: Date;
  runAt: Date | null;
  endedAt: Date | null;
  /** Days since it was made, by the database's clock. */
  age: number;
  /** Whether it changes rows at this moment, or did within the last minute: pages of before may still be shown. */
  isFresh: boolean;
};

const columns = (db: Db) => db`
  id, actor_id, seller_id, kind, subject, change, state, total, ready, unchanged, refused, changed, undone, kept, moved_by, moved_by_admin, request_id,
  created_at, run_at, ended_at, extract(epoch from now() - coalesce(run_at, created_at))::float / 86400 as age,
  state in ('running', 'undoing') or coalesce(ended_at > now() - interval '1 minute', false) as is_fresh`;

export type NewSet = Pick<SetRow, 'actorId' | 'sellerId' | 'kind' | 'subject' | 'change' | 'requestId'>;

/** Stores a change set whose rows are still to be made. */
export async function insertSet(tx: Db, { change, ...set }: NewSet, chosen: readonly string[]): Promise<string> {
  const row = { ...set, change: tx.json(change), state: 'preparing', chosen, total: chosen.length };
  const [inserted] = await tx<{ id: string }[]>`insert into change_sets ${tx(row)} returning id`;
  return inserted?.id ?? '';
}

/** How the columns of this account's last import were understood. */
export async function findLastMapping(db: Db, actorId: string): Promise<ImportChange['mapping']> {
  const [last] = await db<{ change: ImportChange }[]>`
    select change from change_sets where actor_id = ${actorId} and kind = 'import' order by id desc limit 1`;
  return last?.change.mapping ?? {};
}

/** Keeps the file of an import until its rows are planned, and how many there are. */
export async function keepFile(tx: Db, id: string, { bytes, total }: { bytes: Buffer; total: number }) {
  await tx`insert into change_files (set_id, bytes) values (${id}, ${bytes})`;
  await tx`update change_sets set total = ${total} where id = ${id}`;
}

/** Bytes of a file that are asked for at once: what comes is decoded here. */
const SLICE_BYTES = 1024 * 1024;

export async function findFile(db: Db, id: string): Promise<Buffer | undefined> {
  const slices: Buffer[] = [];
  for (let from = 1; ; from += SLICE_BYTES) {
    const [file] = await db<{ bytes: Buffer }[]>`
      select substring(bytes from ${from} for ${SLICE_BYTES}) as bytes from change_files where set_id = ${id}`;
    if (file === undefined) {
      return undefined;
    }
    slices.push(file.bytes);
    if (file.bytes.length < SLICE_BYTES) {
      return Buffer.concat(slices);
    }
  }
}

export async function forgetFile(tx: Db, id: string) {
  await tx`delete from change_files where set_id = ${id}`;
}

export async function findSet(db: Db, id: string): Promise<SetRow | undefined> {
  const [set] = await db<SetRow[]>`select ${columns(db)} from change_sets where id = ${id}`;
  return set;
}

/** Locks a change set, so that its rows are worked on by one process at a time. */
export async function lockSet(tx: Db, id: string): Promise<SetRow | undefined> {
  const [set] = await tx<SetRow[]>`select ${columns(tx)} from change_sets where id = ${id} for update`;
  return set;
}

/** Whether this account has another change set under way. */
export async function isBusy(tx: Db, actorId: string): Promise<boolean> {
  const found =
    await tx`select from change_sets where actor_id = ${actorId} and state in ('running', 'undoing') limit 1`;
  return found.length > 0;
}

/** The next subjects of a change set that have no row yet. */
export async function findChosen(tx: Db, { id, ready }: SetRow, limit: number): Promise<string[]> {
  const [row] = await tx<{ ids: string[] }[]>`
    select chosen[${ready + 1}:${ready + limit}] as ids from change_sets where id = ${id}`;
  return row?.ids ?? [];
}

/** Notes who begins a run or an undo, and by which call. */
export async function setMover(
  tx: Db,
  id: string,
  { id: actorId, isAdmin, requestId }: { id: string; isAdmin: boolean; requestId: string },
) {
  await tx`update change_sets set moved_by = ${actorId}, moved_by_admin = ${isAdmin}, moved_at = now(), request_id = ${requestId} where id = ${id}`;
}

/** Moves a change set to another state; a beginning or end is noted with its time. */
export async function setState(tx: Db, id: string, state: ChangeSetState) {
  await tx`update change_sets set state = ${state},
      chosen = case when ${state} = 'preparing' then chosen else '{}' end,
      run_at = case when ${state} = 'running' then now() else run_at end,
      ended_at = case when ${state} in ('done', 'undone') then now() else ended_at end
    where id = ${id}`;
}

export type RowState = Record<string, unknown>;
export type ChangeRowRow = {
  place: number;
  subjectId: string;
  title: string;
  before: RowState;
  after: RowState;
  marks: RowState;
  result: ChangeResult;
  reason: string | null;
};
export type NewRow = Omit<ChangeRowRow, 'marks'> & {
  /** Where its pictures come from, while they are still to be taken. */
  pictures?: string[];
};

/** Adds rows of a prepared change set and counts them. */
export async function insertRows(tx: Db, setId: string, rows: readonly NewRow[]) {
  await tx`
    insert into change_rows (set_id, place, subject_id, title, before, after, result, reason, pictures)
    select ${setId}, (n.v->>'place')::int, (n.v->>'subjectId')::uuid, n.v->>'title', n.v->'before', n.v->'after',
      n.v->>'result', n.v->>'reason',
      case when n.v ? 'pictures' then array(select jsonb_array_elements_text(n.v->'pictures')) end
    from jsonb_array_elements(${tx.json(rows)}::jsonb) as n (v)`;
  const count = (result: ChangeResult) => rows.filter((row) => row.result === result).length;
  await tx`update change_sets set ready = ready + ${rows.length}, unchanged = unchanged + ${count('unchanged')},
    refused = refused + ${count('refused')} where id = ${setId}`;
}

/** Adds rows of what a run has made beside what was asked for, and counts them. */
export async function addMadeRows(
  tx: Db,
  setId: string,
  rows: readonly Pick<ChangeRowRow, 'subjectId' | 'title' | 'before' | 'after' | 'reason'>[],
) {
  await tx`
    insert into change_rows (set_id, place, subject_id, title, before, after, result, reason)
    select ${setId}, (select coalesce(max(place), 0) from change_rows where set_id = ${setId}) + n.at,
      (n.v->>'subjectId')::uuid, n.v->>'title', n.v->'before', n.v->'after', 'changed', n.v->>'reason'
    from jsonb_array_elements(${tx.json(rows)}::jsonb) with ordinality as n (v, at)`;
  await tx`update change_sets set total = total + ${rows.length}, ready = ready + ${rows.length},
    changed = changed + ${rows.length} where id = ${setId}`;
}

/** The families that products of a change set came from or to, by their codes. */
export const listFamiliesOf = (db: Db, setId: string): Promise<{ productId: string; code: string }[]> =>
  db<{ productId: string; code: string }[]>`
    select distinct on (v.code) r.subject_id as product_id, v.code
    from change_rows r, lateral (values (r.before->>'family'), (r.after->>'family')) v (code)
    where r.set_id = ${setId} and r.after ? 'family' and v.code is not null and r.result in ('changed', 'undone', 'kept')`;

const rowColumns = (db: Db) => db`place, subject_id, title, before, after, marks, result, reason`;

/** The next rows of a change set with this result. */
export const findRows = (
  db: Db,
  setId: string,
  { result, after, limit }: { result: ChangeResult | null; after: number; limit: number },
): Promise<ChangeRowRow[]> =>
  db<ChangeRowRow[]>`
    select ${rowColumns(db)} from change_rows
    where set_id = ${setId} and ${result === null ? db`true` : db`result = ${result}`} and place > ${after}
    order by place limit ${limit}`;

export type RowEnd = Pick<ChangeRowRow, 'place' | 'before' | 'after' | 'marks' | 'result' | 'reason'>;

/** Notes what became of rows that have not ended yet, and counts them. */
export async function endRows(tx: Db, set: SetRow, ends: readonly RowEnd[]) {
  const open: ChangeResult = set.state === 'undoing' ? 'changed' : 'planned';
  await tx`
    with ended as (
      update change_rows r set before = n.v->'before', after = n.v->'after', marks = n.v->'marks',
        result = n.v->>'result', reason = n.v->>'reason'
      from jsonb_array_elements(${tx.json(ends)}::jsonb) as n (v)
      where r.set_id = ${set.id} and r.place = (n.v->>'place')::int and r.result = ${open} returning r.result),
    counts as (
      select count(*) filter (where result = 'refused') as refused, count(*) filter (where result = 'changed') as changed,
        count(*) filter (where result = 'undone') as undone, count(*) filter (where result = 'kept') as kept from ended)
    update change_sets s set refused = s.refused + c.refused, changed = s.changed + c.changed, undone = s.undone + c.undone,
      kept = s.kept + c.kept from counts c where s.id = ${set.id}`;
}

/** Notes that nothing more becomes of the rows that have not ended yet. */
export async function endOpenRows(tx: Db, set: SetRow, reason: string) {
  const [open, end] = set.state === 'undoing' ? ['changed', 'kept'] : ['planned', 'refused'];
  const { count } = await tx`update change_rows set result = ${end}, reason = ${reason}, pictures = null
    where set_id = ${set.id} and result = ${open}`;
  const [refused, notUndone] = set.state === 'undoing' ? [0, count] : [count, 0];
  await tx`update change_sets set refused = refused + ${refused}, kept = kept + ${notUndone} where id = ${set.id}`;
}

/** Change sets that are under way, and whether they have been for too long. */
export const listSetsAtWork = (db: Db, maxHours: number): Promise<{ id: string; isTooOld: boolean }[]> =>
  db<{ id: string; isTooOld: boolean }[]>`
    select id, coalesce(moved_at, run_at, created_at) < now() - make_interval(hours => ${maxHours}) as is_too_old
    from change_sets where state in ('preparing', 'running', 'undoing') order by id limit 1000`;

/** Locks the next rows that are still to be made or undone, and wait for no picture. */
export const lockOpenRows = (
  tx: Db,
  set: SetRow,
  { from, limit }: { from: number; limit: number },
): Promise<ChangeRowRow[]> =>
  tx<ChangeRowRow[]>`
    select ${rowColumns(tx)} from change_rows
    where set_id = ${set.id} and result = ${set.state === 'undoing' ? 'changed' : 'planned'} and place >= ${from}
      and pictures is null
    order by place limit ${limit} for update`;

export type HistoryQuery = {
  /** By one of these people; null for all. */
  actorIds: readonly string[] | null;
  /** Those of this team; null for all. */
  sellerId: string | null;
  subjects: readonly SetRow['subject'][];
  kind: string | null;
  from: Date | null;
  until: Date | null;
  /** Id of the last change set of the previous page. */
  after: string | null;
  limit: number;
};

/** Change sets that were made, newest first: ids increase with time. */
export const listSets = (
  db: Db,
  { actorIds, sellerId, subjects, kind, from, until, after, limit }: HistoryQuery,
): Promise<SetRow[]> =>
  db<SetRow[]>`
    select ${columns(db)} from change_sets
    where state not in ('preparing', 'prepared') and ${actorIds === null ? db`true` : db`actor_id = any(${[...actorIds]}::uuid[])`}
      and ${sellerId === null ? db`true` : db`seller_id = ${sellerId}`} and subject = any(${subjects})
      and ${kind === null ? db`true` : db`kind = ${kind}`}
      and ${from === null ? db`true` : db`created_at >= ${from}`}
      and ${until === null ? db`true` : db`created_at < ${until}`}
      and ${after === null ? db`true` : db`id < ${after}`}
    order by id desc limit ${limit}`;

/** Deletes the oldest previews of an account, but the newest `keep`. */
export async function forgetPreviews(tx: Db, actorId: string, keep: number) {
  await tx`delete from change_sets where id in (
    select id from change_sets where actor_id = ${actorId} and state in ('preparing', 'prepared') order by id desc offset ${keep})`;
}

/** Deletes the oldest finished change sets of an account, so that the rows of the others are at most `most`. */
export async function forgetBeyond(tx: Db, actorId: string, most: number) {
  await tx`delete from change_sets where id in (
    select id from (
      select id, state, sum(total) over (order by id desc) as rows from change_sets where actor_id = ${actorId}) s
    where rows > ${most} and state in ('done', 'undone'))`;
}

/**
 * Deletes previews of yesterday, and change sets that can no longer be undone: one by one, because each may have many
 * rows.
 */
export async function forgetOldSets(db: Db, days: number) {
  for (let count = 1; count > 0; ) {
    ({ count } = await db`delete from change_sets where id = (
      select id from change_sets
      where created_at < now() - interval '1 day' and state in ('preparing', 'prepared')
        or created_at < now() - make_interval(days => ${days}) and state in ('done', 'undone')
      order by created_at limit 1)`);
  }
}

/** Those of these pictures that come back when a change is undone. */
export async function findUndoPictures(db: Db, urls: readonly string[]): Promise<string[]> {
  const rows = await db<{ url: string }[]>`
    select url from unnest(${[...urls]}::text[]) as asked (url)
    where exists (select from change_rows where before ? 'images' and before->'images' ? url)`;
  return rows.map(({ url }) => url);
}
