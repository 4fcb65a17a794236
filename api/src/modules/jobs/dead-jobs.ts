import type { Db, Pool } from '@aaram/runtime/db';
import type { JobWithMetadata } from 'pg-boss';
import { withBoss } from './boss-of-caller.ts';
import { createBoss } from './create-boss.ts';
import { DEAD_QUEUE, type JobData } from './queues.ts';

type DeadJob = JobWithMetadata<JobData> & { sourceName?: string | null; sourceOutput?: { message?: string } | null };

/** Jobs that have failed for good, one line each: time, queue, kind, payload and error. */
export async function listDeadJobs(db: Pool): Promise<string[]> {
  const jobs: DeadJob[] = await createBoss(db).findJobs<JobData>(DEAD_QUEUE);
  return jobs.map(({ createdOn, sourceName, data, sourceOutput }) =>
    [createdOn.toISOString(), sourceName, data.kind, JSON.stringify(data.payload), sourceOutput?.message].join('  '),
  );
}

/** Puts these failed jobs back into their queues, in the caller's transaction; returns how many there were. */
export const retryFailedWork = (tx: Db, ids: readonly string[]): Promise<number> =>
  withBoss(tx, (boss) => boss.redrive(DEAD_QUEUE, { ids: [...ids] }));

/** Puts jobs that have failed for good back into their queues; returns how many. */
export async function retryDeadJobs(db: Pool): Promise<number> {
  const boss = createBoss(db);
  let retried = 0;
  for (let moved = 1; moved > 0; retried += moved) {
    moved = await boss.redrive(DEAD_QUEUE);
  }
  return retried;
}
