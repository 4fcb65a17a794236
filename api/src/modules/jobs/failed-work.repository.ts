import type { Db } from '@aaram/runtime/db';
import { DEAD_QUEUE, queueNames } from './queues.ts';

/** A job that has failed for good; `id` is the one in the dead queue. */
export type FailedWork = { id: string; queue: string; kind: string; orderId: string | null; why: string; at: Date };

/** The jobs that have failed for good, newest first, and how many there are in all. */
export async function findFailedWork(db: Db, limit: number): Promise<{ failed: FailedWork[]; inAll: number }> {
  const rows = await db<(FailedWork & { inAll: number })[]>`
    select id, coalesce(source_name, '') as queue, data->>'kind' as kind, data->'payload'->>'orderId' as order_id,
      coalesce(source_output->>'message', '') as why, created_on as at, count(*) over ()::int as in_all
    from pgboss.job where name = ${DEAD_QUEUE} and state = 'created'
    order by created_on desc, id desc limit ${limit}`;
  return { failed: rows.map(({ inAll, ...job }) => job), inAll: rows[0]?.inAll ?? 0 };
}

/** Those of these ids that are failed jobs, which no other call tries again until the transaction ends. */
export async function lockFailedWork(tx: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select id from pgboss.job where name = ${DEAD_QUEUE} and state = 'created' and id = any(${[...ids]}::uuid[])
    order by id for update`;
  return rows.map(({ id }) => id);
}

/** How much of each queue waits, waits for its time, or is under way. */
export type QueueWork = { queue: string; waiting: number; later: number; running: number };

export async function countQueues(db: Db): Promise<QueueWork[]> {
  const rows = await db<QueueWork[]>`
    select name as queue, count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
      count(*) filter (where state < 'active' and start_after > now())::int as later,
      count(*) filter (where state = 'active')::int as running
    from pgboss.job where name = any(${[...queueNames]}::text[]) and state < 'completed' group by name`;
  return queueNames.map(
    (queue) => rows.find((row) => row.queue === queue) ?? { queue, waiting: 0, later: 0, running: 0 },
  );
}
