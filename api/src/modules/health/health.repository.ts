import type { Db } from '#db/pool.ts';

/** Runs the cheapest query there is. */
export async function ping(db: Db) {
  await db`select 1`;
}
