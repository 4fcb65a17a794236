import type { Db } from '@aaram/runtime/db';

/** What the engine has received: all changes that this snapshot sees, since the filling of this number. */
export type EngineState = { filling: number; snapshot: string; isOld: boolean };

/** The whole filling; undefined while there is none, or when the engine has received no changes for a minute. */
export async function findFilling(db: Db): Promise<number | undefined> {
  const [row] = await db<{ filling: number }[]>`
    select filling from search_engine where snapshot is not null and told_at > now() - interval '1 minute'`;
  return row?.filling;
}

/** Makes this process the only one that tells the engine, for a minute; undefined when another one does. */
export async function claimEngine(db: Db, name: string): Promise<EngineState | undefined> {
  const [row] = await db<{ filling: number; snapshot: string | null; isOld: boolean | null }[]>`
    insert into search_engine as e (name, claimed_by, claimed_until) values ('engine', ${name}, now() + interval '1 minute')
    on conflict (name) do update set claimed_by = excluded.claimed_by, claimed_until = excluded.claimed_until
      where e.claimed_by = excluded.claimed_by or e.claimed_until < now()
    returning filling, snapshot, told_at < now() - interval '30 minutes' as is_old`;
  return row && { filling: row.filling, snapshot: row.snapshot ?? '', isOld: row.isOld ?? true };
}

/** Stores what the engine has received; false when another process has taken over. */
export async function saveEngine(db: Db, name: string, { filling, snapshot }: Omit<EngineState, 'isOld'>) {
  const rows = await db`
    update search_engine set filling = ${filling}, snapshot = ${snapshot}, told_at = now()
    where name = 'engine' and claimed_by = ${name} returning name`;
  return rows.length > 0;
}

/** Has everything sent to the engine again; until then the database answers. */
export async function forgetEngine(db: Db): Promise<void> {
  await db`update search_engine set snapshot = null`;
}

export async function readSnapshot(db: Db): Promise<string> {
  const [row] = await db<{ snapshot: string }[]>`select pg_current_snapshot()::text as snapshot`;
  return row?.snapshot ?? '';
}
