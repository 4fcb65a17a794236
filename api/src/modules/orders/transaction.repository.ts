import { hasCode } from '#db/connection-error.ts';
import type { Db, Pool } from '#db/pool.ts';

export type { Db, Pool };

const mostAttempts = 4;
// serialization_failure, deadlock_detected
const transientCodes = ['40001', '40P01'];

/**
 * Runs `work` in one transaction. Locks have a fixed order everywhere, so deadlocks are not expected; if the database
 * still rolls one back, it is retried.
 */
export async function inTransaction<Result>(db: Pool, work: (tx: Db) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.begin(work);
    } catch (error) {
      if (!hasCode(error, transientCodes) || attempt === mostAttempts) {
        throw error;
      }
    }
  }
}
