import type { Pool } from '@aaram/runtime/db';
import { CREDIT_REMINDER_DAYS } from '@aaram/shared-domain/credit';
import { inTransaction } from '#db/in-transaction.ts';
import { enqueueJob } from '#modules/jobs/index.ts';
import { markEnding } from './credits.repository.ts';

export const ENDING_MAIL = 'credit-ending';
const AT_ONCE = 200;

/** Queues a mail, once for each, about credits that end soon and have something left. Returns how many. */
export async function remindOfEnding(db: Pool): Promise<number> {
  let done = 0;
  for (;;) {
    const marked = await inTransaction(db, async (tx) => {
      const ids = await markEnding(tx, { days: CREDIT_REMINDER_DAYS, most: AT_ONCE });
      for (const id of ids) {
        await enqueueJob(tx, {
          queue: 'mail',
          kind: ENDING_MAIL,
          payload: { credit: id },
          dedupeKey: `credit-ending:${id}`,
        });
      }
      return ids.length;
    });
    done += marked;
    if (marked < AT_ONCE) {
      return done;
    }
  }
}
