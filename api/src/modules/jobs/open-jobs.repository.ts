import type { Db } from '@aaram/runtime/db';

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

/** A mail's job about an order that has not ended well: it waits, or was given up. */
export type OpenJob = { kind: string; hasFailed: boolean; at: Date };

/** The jobs of the mail queue about an order that wait, are under way or have failed for good, oldest first. */
export const findMailJobsAbout = (db: Db, orderId: string): Promise<OpenJob[]> =>
  db<OpenJob[]>`
    select data->>'kind' as kind, name <> 'mail' as has_failed, created_on as at from pgboss.job
    where name in ('mail', 'dead') and state < 'completed' and data->'payload'->>'orderId' = ${orderId}
      and data->>'kind' <> 'order-unpaid'
    order by created_on limit 50`;
