import type { Pool } from '@aaram/runtime/db';
import { inTransaction } from '#db/in-transaction.ts';
import { enqueueJob } from '#modules/jobs/index.ts';
import { makeDue } from './carrier-scans.repository.ts';

/** Asks the carrier about all parcels that are due. */
export const ASK_CARRIER = 'ask-carrier';
/** However many pushes come, the carrier is asked once in this time, s. */
const PAUSE_SECONDS = 5;

/**
 * Something is new of a parcel, as an unauthenticated call says: it is asked about soon. Unknown
 * parcels cause nothing.
 */
export async function notePush(db: Pool, trackingId: string) {
  await inTransaction(db, async (tx) => {
    if (await makeDue(tx, trackingId)) {
      const time = Math.floor(Date.now() / 1000 / PAUSE_SECONDS);
      await enqueueJob(tx, {
        queue: 'payments',
        kind: ASK_CARRIER,
        payload: {},
        dedupeKey: `${ASK_CARRIER} ${time}`,
        // Later than the last push that is dropped for this job.
        delaySeconds: PAUSE_SECONDS,
      });
    }
  });
}
