import type { Db } from '@aaram/runtime/db';
import type { JobPayload } from '#modules/jobs/index.ts';

/** Makes waiting jobs in these queues due now, in their order. */
export async function makeJobsDue(db: Db, queues: readonly string[] = ['mail', 'payments']) {
  await db`update pgboss.job set start_after = start_after - interval '2 hours'
    where name = any(${[...queues]}) and state in ('created', 'retry')`;
}

export type WaitingJob = {
  queue: string;
  kind: string;
  payload: JobPayload;
  /** How often it has failed. */
  failures: number;
  lastError: string | null;
  secondsToGo: number;
};

/** Jobs that are not done yet, the oldest first. */
export const readWaitingJobs = (db: Db) =>
  db<WaitingJob[]>`
    select name as queue, data->>'kind' as kind, data->'payload' as payload,
      retry_count + (state = 'retry')::int as failures, output->>'message' as last_error,
      extract(epoch from start_after - now())::float8 as seconds_to_go
    from pgboss.job where state in ('created', 'retry', 'active') order by created_on`;
