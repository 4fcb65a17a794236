import { randomUUID } from 'node:crypto';
import type { Pool } from '@aaram/runtime/db';
import { findHeldPrices, type HeldPrice } from '#modules/catalog/index.ts';
import { enqueueJob } from '#modules/jobs/index.ts';
import { type Fall, lists, takeFalls } from './price-drops.repository.ts';

/** A price counts after some minutes, so that a corrected typing error sends no mail. */
const HELD = { minutes: 15, days: 7 };
/** A shopper gets at most one such mail in this time: what falls meanwhile comes together in the next one. */
const REST_HOURS = 6;
const BATCH = { prices: 5000, shoppers: 200 };

/** Each shopper's falls; a product that was saved in several lists counts once, with the highest of its prices. */
function groupByShopper(falls: readonly Fall[]): Map<string, Fall[]> {
  const once = new Map(
    falls.toSorted((a, b) => a.savedPaise - b.savedPaise).map((fall) => [`${fall.userId} ${fall.productId}`, fall]),
  );
  return Map.groupBy(once.values(), ({ userId }) => userId);
}

/** Queues the mails about these prices, a part in each transaction: none is lost or sent twice. */
async function queueMails(db: Pool, prices: readonly HeldPrice[], signal: AbortSignal) {
  for (let isDone = false; !isDone && !signal.aborted; ) {
    isDone = await db.begin(async (tx) => {
      const take = { prices, restHours: REST_HOURS, shoppers: BATCH.shoppers };
      const taken = await Promise.all(lists.map((list) => takeFalls(tx, list, take)));
      for (const [userId, falls] of groupByShopper(taken.flatMap((one) => one.falls))) {
        const id = randomUUID();
        const payload = {
          id,
          userId,
          productIds: falls.map(({ productId }) => productId),
          savedPaise: falls.map(({ savedPaise }) => savedPaise),
        };
        await enqueueJob(tx, { queue: 'mail', kind: 'price-drop', payload, dedupeKey: `price-drop:${id}` });
      }
      return taken.every((one) => one.isDone);
    });
  }
}

/** Checks which prices have changed, and queues a mail to everyone who saved a product that costs less now. */
export async function announcePriceDrops(db: Pool, signal: AbortSignal): Promise<void> {
  let after: string | null = null;
  while (!signal.aborted) {
    const prices: HeldPrice[] = await findHeldPrices(db, HELD, after, BATCH.prices);
    if (prices.length > 0) {
      await queueMails(db, prices, signal);
    }
    after = prices.at(-1)?.productId ?? null;
    if (prices.length < BATCH.prices) {
      return;
    }
  }
}
