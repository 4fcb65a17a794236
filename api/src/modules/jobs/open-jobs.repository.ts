import type { Db } from '#db/pool.ts';

/** Those of these texts that a job of the queue, waiting or under way, has in this field of its payload. */
export async function findInOpenJobs(
  db: Db,
  { queue, field, values }: { queue: string; field: string; values: readonly string[] },
): Promise<Set<string>> {
  const rows = await db<{ value: string }[]>`
    select distinct data->'payload'->>${field} as value from pgboss.job
    where name = ${queue} and state < 'completed' and data->'payload'->>${field} = any(${[...values]}::text[])`;
  return new Set(rows.map(({ value }) => value));
}
