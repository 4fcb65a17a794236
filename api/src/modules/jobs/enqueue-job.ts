import { randomUUID } from 'node:crypto';
import type { Db } from '@aaram/runtime/db';
import { withBoss } from './boss-of-caller.ts';
import type { JobData, JobPayload, QueueName } from './queues.ts';

type NewJob = {
  queue: QueueName;
  kind: string;
  payload: JobPayload;
  /** While a job with this key waits or is done, later ones with the same key are dropped. */
  dedupeKey?: string;
  delaySeconds?: number;
  /** Among due jobs, those with a higher priority run first. */
  priority?: number;
};

/** Stores a job in the caller's transaction: it runs only if the transaction commits. */
export async function enqueueJob(db: Db, { queue, kind, payload, dedupeKey, delaySeconds = 0, priority = 0 }: NewJob) {
  const data: JobData = { kind, payload };
  const options = { singletonKey: dedupeKey ?? randomUUID(), startAfter: delaySeconds, priority };
  await withBoss(db, (boss) => boss.send(queue, data, options));
}
