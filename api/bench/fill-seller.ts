import { addManyProducts } from '../src/testing/catalogue/many-products.ts';
import { withStore } from '../src/with-store.ts';

/** Gives the demo seller as many products as the panel's lists are measured with; once. */
const WANTED = 20_000;
const BATCH = 1000;

await withStore(async (db) => {
  const [seller] = await db<{ id: string; has: number }[]>`
    select u.id, (select count(*)::int from products p where p.seller_id = u.id and p.removed_at is null) as has
    from users u where u.email = 'seller@example.com'`;
  if (seller === undefined) {
    throw new Error('This store has no demo seller.');
  }
  const missing = Math.max(0, WANTED - seller.has);
  for (let done = 0; done < missing; done += BATCH) {
    await addManyProducts(db, seller.id, Math.min(BATCH, missing - done), seller.has + done);
  }
  return `seller@example.com has ${seller.has + missing} products.`;
});
