import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { PgBoss } from 'pg-boss';
import type { Db } from '#db/pool.ts';
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

const caller = new AsyncLocalStorage<Db>();

/** Never started: its queries run on the caller's connection, in the caller's transaction. */
const sender = new PgBoss({
  db: {
    executeSql: async (text, values = []) => {
      const db = caller.getStore();
      if (db === undefined) {
        throw new Error('Nobody enqueues.');
      }
      return { rows: await db.unsafe(text, values, { prepare: true }) };
    },
  },
  openTelemetry: { enabled: false },
});

/** Stores a job in the caller's transaction: it runs only if the transaction commits. */
export async function enqueueJob(db: Db, { queue, kind, payload, dedupeKey, delaySeconds = 0, priority = 0 }: NewJob) {
  const data: JobData = { kind, payload };
  const options = { singletonKey: dedupeKey ?? randomUUID(), startAfter: delaySeconds, priority };
  await caller.run(db, () => sender.send(queue, data, options));
}
