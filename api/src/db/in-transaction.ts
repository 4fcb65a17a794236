import type { Db, Pool } from '@aaram/runtime/db';
import { hasCode } from '@aaram/runtime/db/errors';
import { Refusal } from '#outcome.ts';

const MAX_ATTEMPTS = 4;
// serialization_failure, deadlock_detected
const transientCodes = ['40001', '40P01'];

class Undone extends Error {}

/**
 * Runs `work` in one transaction, which is rolled back when `work` throws or returns a refusal. Locks are taken in a
 * fixed order everywhere, so a deadlock is not expected; if the database still aborts the transaction, it is run again.
 */
export async function inTransaction<Result>(db: Pool, work: (tx: Db) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    let refused: { result: Result } | undefined;
    try {
      return await db.begin(async (tx) => {
        const result = await work(tx);
        if (result instanceof Refusal) {
          refused = { result };
          throw new Undone();
        }
        return result;
      });
    } catch (error) {
      if (error instanceof Undone && refused !== undefined) {
        return refused.result;
      }
      if (!hasCode(error, transientCodes) || attempt === MAX_ATTEMPTS) {
        throw error;
      }
    }
  }
}
