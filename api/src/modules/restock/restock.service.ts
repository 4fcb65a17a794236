import type { Db, Pool } from '@aaram/runtime/db';
import type { RestockAlert } from '@aaram/shared-domain/restock';
import { inTransaction } from '#db/in-transaction.ts';
import { findBuyable, findProducts, findSizesInStock, toProduct } from '#modules/catalog/index.ts';
import { lockShopper } from '#modules/identity/index.ts';
import { enqueueJob } from '#modules/jobs/index.ts';
import { wants } from '#modules/messages/index.ts';
import { type Outcome, refuse, refuseField } from '#outcome.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/restock.ts';
import { countAlerts, findAlerts, findAwaited, insertAlert, takeAlerts, type Wanted } from './restock.repository.ts';

/** Requests that one account may have at a time. */
const MAX_ALERTS = 100;
/** Products that are checked together, and requests that are queued in one transaction. */
const BATCH = { products: 500, alerts: 100 };

/** What an account waits for, newest first; products that their seller has removed are left out. */
export async function readAlerts(db: Db, userId: string): Promise<RestockAlert[]> {
  const alerts = await findAlerts(db, userId);
  const products = await findProducts(
    db,
    alerts.map(({ productId }) => productId),
    'card',
  );
  return alerts.flatMap(({ id, productId, size, askedAt }) => {
    const product = products.get(productId);
    return product?.isListed ? [{ _id: id, product: toProduct(product), size, askedAt: askedAt.toISOString() }] : [];
  });
}

/** Notes that a shopper waits for a size that is sold out, once (product-rules.md#mail-when-a-size-is-back). */
export async function askForRestock(
  db: Pool,
  { userId, productId, size }: Wanted & { userId: string },
): Promise<Outcome<RestockAlert[]>> {
  const product = await findBuyable(db, productId);
  if (product === undefined) {
    return refuse('NOT_FOUND', common.productNotFound);
  }
  if (!product.sizes.includes(size)) {
    return refuse('SIZE_REQUIRED', common.selectSize);
  }
  if ((await findSizesInStock(db, [productId])).get(productId)?.includes(size)) {
    return refuse('ALREADY_EXISTS', texts.isInStock);
  }
  return inTransaction(db, async (tx): Promise<Outcome<RestockAlert[]>> => {
    await lockShopper(tx, userId);
    if (!(await wants(tx, userId, 'restock', 'mail'))) {
      return refuseField('size', texts.mailsAreOff);
    }
    await insertAlert(tx, { userId, productId, size });
    return (await countAlerts(tx, userId)) > MAX_ALERTS
      ? refuseField('size', texts.tooMany(MAX_ALERTS))
      : readAlerts(tx, userId);
  });
}

/** Moves requests for these sizes to the mail queue, a part in each transaction: none is lost or sent twice. */
async function queueMails(db: Pool, sizes: readonly Wanted[], signal: AbortSignal) {
  for (let queued = BATCH.alerts; queued === BATCH.alerts && !signal.aborted; ) {
    queued = await db.begin(async (tx) => {
      const alerts = await takeAlerts(tx, sizes, BATCH.alerts);
      for (const { id, userId, productId, size } of alerts) {
        const payload = { id, userId, productId, size };
        await enqueueJob(tx, { queue: 'mail', kind: 'restock', payload, dedupeKey: `restock:${id}` });
      }
      return alerts.length;
    });
  }
}

/** Checks which awaited sizes are in stock, and queues a mail to everyone who waits for one of them. */
export async function announceRestocks(db: Pool, signal: AbortSignal): Promise<void> {
  let after: string | null = null;
  while (!signal.aborted) {
    const ids: string[] = await findAwaited(db, after, BATCH.products);
    const inStock = await findSizesInStock(db, ids);
    const sizes = [...inStock].flatMap(([productId, all]) => all.map((size) => ({ productId, size })));
    if (sizes.length > 0) {
      await queueMails(db, sizes, signal);
    }
    after = ids.at(-1) ?? null;
    if (ids.length < BATCH.products) {
      return;
    }
  }
}
