import type { Db } from '#db/pool.ts';

/** A secret of the store by name: `fresh` when there is none yet, and from then on the same for every process. */
export async function readSecret(db: Db, name: string, fresh: string): Promise<string> {
  await db`insert into settings (key, value) values (${name}, ${db.json(fresh)}) on conflict do nothing`;
  const [row] = await db<{ value: string }[]>`select value from settings where key = ${name}`;
  return row?.value ?? fresh;
}
