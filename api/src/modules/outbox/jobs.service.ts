import type { Db, Pool } from '@aaram/runtime/db';
import { isId } from '@aaram/runtime/db/values';
import { type Jobs, MAX_RETRIES } from '@aaram/shared-domain/outbox';
import { recordAudits } from '#modules/audit/index.ts';
import { countQueues, findFailedWork, lockFailedWork, retryFailedWork } from '#modules/jobs/index.ts';
import { findOrderNumbers } from '#modules/orders/index.ts';

/** The background work, and what of it was given up (product-rules.md#outbox-and-jobs). */
export async function readJobs(db: Db): Promise<Jobs> {
  const queues = await countQueues(db);
  const { failed, inAll } = await findFailedWork(db, MAX_RETRIES);
  const orderIds = failed.flatMap(({ orderId }) => (orderId !== null && isId(orderId) ? [orderId] : []));
  const numbers = await findOrderNumbers(db, orderIds);
  return {
    queues,
    failed: failed.map(({ id, queue, kind, orderId, why, at }) => ({
      _id: id,
      queue,
      kind,
      order: numbers.get(orderId ?? '') ?? null,
      why,
      at: at.toISOString(),
    })),
    failedInAll: inAll,
  };
}

type Caller = { actorId: string; requestId: string };

/** Tries failed jobs again, with a row of the trail for each; those that were tried again meanwhile are left alone. */
export async function retryJobs(db: Pool, ids: readonly string[], caller: Caller): Promise<Jobs> {
  await db.begin(async (tx: Db) => {
    const failed = await lockFailedWork(tx, ids);
    if (failed.length > 0) {
      await retryFailedWork(tx, failed);
      const entry = { ...caller, action: 'job.retry', subject: 'job' } as const;
      await recordAudits(
        tx,
        failed.map((subjectId) => ({ ...entry, subjectId })),
      );
    }
  });
  return readJobs(db);
}
