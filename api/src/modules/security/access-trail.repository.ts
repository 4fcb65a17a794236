import type { Db } from '#db/pool.ts';

export type Access = { action: string; account: string; source: string; subject: string };

/** Notes that something was done; once an hour for the same, with how often. */
export const noteAccess = (db: Db, { action, account, source, subject }: Access) => db`
  insert into access_trail (action, account, source, subject) values (${action}, ${account}, ${source}, ${subject})
  on conflict (hour, action, account, source, subject) do update
    set times = least(access_trail.times + 1, 1000000000), last_at = now()`;

/** Whose mail address or mobile this is. */
export async function findAccountId(db: Db, email: string, mobile: string): Promise<string | undefined> {
  const [row] = await db<{ id: string }[]>`
    select id from users where email = ${email} or (mobile = ${mobile} and ${mobile} <> '') limit 1`;
  return row?.id;
}

/** Whose reset link this was, also once it is used. */
export async function findResetAccount(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const [row] = await db<{ userId: string }[]>`select user_id from password_resets where token_hash = ${tokenHash}`;
  return row?.userId;
}

/** Whose login waits for its second step under this challenge. */
export async function findChallengedAccount(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const [row] = await db<{ userId: string }[]>`select user_id from challenges where token_hash = ${tokenHash}`;
  return row?.userId;
}

/** The key under which unknown names are hashed, made once for the store. */
export async function readTrailKey(db: Db, fresh: string): Promise<string> {
  await db`insert into settings (key, value) values ('access-trail-key', ${db.json(fresh)}) on conflict do nothing`;
  const [row] = await db<{ value: string }[]>`select value from settings where key = 'access-trail-key'`;
  return row?.value ?? fresh;
}

export type AccessQuery = {
  action: string | null;
  account: string | null;
  /** Id of the last row of the page before. */
  after: string | null;
  limit: number;
};
export type AccessRow = Access & { id: string; times: number; firstAt: Date; lastAt: Date };

/** Newest first: ids are in the order of time. */
export const listAccesses = (db: Db, { action, account, after, limit }: AccessQuery): Promise<AccessRow[]> => db<
  AccessRow[]
>`
  select id, action, account, source, subject, times, first_at, last_at from access_trail
  where ${action === null ? db`true` : db`action = ${action}`}
    and ${account === null ? db`true` : db`account = ${account}`}
    and ${after === null ? db`true` : db`id < ${after}`}
  order by id desc limit ${limit}`;

/** Forgets what is older than `days`, and of the rest all but the newest `most` rows. */
export async function pruneAccesses(db: Db, { days, most }: { days: number; most: number }) {
  await db`delete from access_trail where last_at < now() - make_interval(days => ${days})`;
  await db`delete from access_trail where id <= (select id from access_trail order by id desc offset ${most} limit 1)`;
}
