import type { Db } from '#db/pool.ts';

/** Locks a product for this transaction, so that its rating counts each review once; undefined when not found. */
export async function lockRated(db: Db, productId: string) {
  const [product] = await db<{ sellerId: string }[]>`
    select seller_id from products where id = ${productId} and removed_at is null for no key update`;
  return product;
}

/** Counts a rating of a product that the caller has locked: a new one, or the difference to the earlier one. */
export async function countRating(db: Db, productId: string, { stars, isNew }: { stars: number; isNew: boolean }) {
  await db`
    update products set rating_sum = rating_sum + ${stars}::int, rating_count = rating_count + ${isNew ? 1 : 0}::int
    where id = ${productId}`;
}

/** Whether the product exists and its seller has not removed it. */
export async function isListed(db: Db, productId: string): Promise<boolean> {
  const rows = await db`select from products where id = ${productId} and removed_at is null`;
  return rows.length > 0;
}
