import type { Db } from '@aaram/runtime/db';
import { type StarCounts, sumStars } from '@aaram/shared-domain/review';

/** Locks a product for this transaction, so that its rating counts each review once; undefined when not found. */
export async function lockRated(db: Db, productId: string) {
  const [product] = await db<{ sellerId: string }[]>`
    select seller_id from products where id = ${productId} and removed_at is null for no key update`;
  return product;
}

/** Sets how many shown reviews with 1 to 5 stars a product has, which the caller has locked. */
export async function setStarCounts(db: Db, productId: string, counts: StarCounts) {
  const { sum, total } = sumStars(counts);
  await db`
    update products set star_counts = ${[...counts]}::integer[], rating_sum = ${sum}, rating_count = ${total}
    where id = ${productId}`;
}

/** How many shown reviews with 1 to 5 stars a product has; undefined when it does not exist or was removed. */
export async function findStarCounts(db: Db, productId: string): Promise<number[] | undefined> {
  const [row] = await db<{ starCounts: number[] }[]>`
    select star_counts from products where id = ${productId} and removed_at is null`;
  return row?.starCounts;
}
