import type { Db } from '@aaram/runtime/db';
import type { AccessAction } from '@aaram/shared-domain/audit';

export type Access = { action: AccessAction; account: string; source: string; subject: string };

/** Records an access; the same one within an hour is counted in one row. */
export const noteAccess = (db: Db, { action, account, source, subject }: Access) => db`
  insert into access_trail (action, account, source, subject) values (${action}, ${account}, ${source}, ${subject})
  on conflict (hour, action, account, source, subject) do update
    set times = least(access_trail.times + 1, 1000000000), last_at = now()`;

export type AccessQuery = {
  action: string | null;
  account: string | null;
  /** Of one of these accounts; null for all. */
  accounts: readonly string[] | null;
  /** Id of the last row of the previous page. */
  after: string | null;
  limit: number;
};
export type AccessRow = Access & { id: string; times: number; firstAt: Date; lastAt: Date };

/** Newest first: ids increase with time. */
export const listAccesses = (
  db: Db,
  { action, account, accounts, after, limit }: AccessQuery,
): Promise<AccessRow[]> => db<AccessRow[]>`
  select id, action, account, source, subject, times, first_at, last_at from access_trail
  where ${action === null ? db`true` : db`action = ${action}`}
    and ${account === null ? db`true` : db`account = ${account}`}
    and ${accounts === null ? db`true` : db`account = any(${[...accounts]}::text[])`}
    and ${after === null ? db`true` : db`id < ${after}`}
  order by id desc limit ${limit}`;

/** Deletes rows older than `days`, and of the others all but the newest `most`. */
export async function pruneAccesses(db: Db, { days, most }: { days: number; most: number }) {
  await db`delete from access_trail where last_at < now() - make_interval(days => ${days})`;
  await db`delete from access_trail where id <= (select id from access_trail order by id desc offset ${most} limit 1)`;
}
