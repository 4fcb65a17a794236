import type { Pool } from '@aaram/runtime/db';
import { inTransaction } from '#db/in-transaction.ts';
import { addMovements, lockExpired } from './credits.repository.ts';

const AT_ONCE = 200;

/** Ends the credits whose time is over: what is left on them leaves the books. Returns how many. */
export async function expireCredits(db: Pool): Promise<number> {
  let done = 0;
  for (;;) {
    const ended = await inTransaction(db, async (tx) => {
      const credits = await lockExpired(tx, AT_ONCE);
      await addMovements(
        tx,
        credits.map(({ id, balancePaise }) => ({ creditId: id, kind: 'expired', deltaPaise: -balancePaise })),
      );
      return credits.length;
    });
    done += ended;
    if (ended < AT_ONCE) {
      return done;
    }
  }
}
