import type { Db } from '#db/pool.ts';

/** Asks the database the smallest question there is. */
export async function ping(db: Db) {
  await db`select 1`;
}
