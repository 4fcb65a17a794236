import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { PgBoss } from 'pg-boss';
import type { Db } from '#db/pool.ts';
import type { JobData, JobPayload, QueueName } from './queues.ts';

type NewJob = {
  queue: QueueName;
  kind: string;
  payload: JobPayload;
  /** Of jobs with one key the first alone is kept, as long as it waits or is done. */
  dedupeKey?: string;
  delaySeconds?: number;
  /** Of jobs that are due, those with a higher one go first. */
  priority?: number;
};

const caller = new AsyncLocalStorage<Db>();

/** Never started: all it asks is asked on the connection, and in the transaction, of who enqueues. */
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

/** Notes work to be done later, in the caller's transaction: it happens if, and only if, that commits. */
export async function enqueueJob(db: Db, { queue, kind, payload, dedupeKey, delaySeconds = 0, priority = 0 }: NewJob) {
  const data: JobData = { kind, payload };
  const options = { singletonKey: dedupeKey ?? randomUUID(), startAfter: delaySeconds, priority };
  await caller.run(db, () => sender.send(queue, data, options));
}
