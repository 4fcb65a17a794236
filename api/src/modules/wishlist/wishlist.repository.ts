import type { Db } from '#db/pool.ts';

/** Ids of the products in a shopper's wishlist, newest first. */
export async function findWished(db: Db, userId: string): Promise<string[]> {
  const rows = await db<{ productId: string }[]>`
    select product_id from wishlist_items where user_id = ${userId} order by created_at desc, product_id`;
  return rows.map(({ productId }) => productId);
}

/** Adds a product to the wishlist, once. */
export async function insertWish(db: Db, userId: string, productId: string) {
  await db`insert into wishlist_items (user_id, product_id) values (${userId}, ${productId}) on conflict do nothing`;
}

export async function removeFromWishlist(db: Db, userId: string, productId: string) {
  await db`delete from wishlist_items where user_id = ${userId} and product_id = ${productId}`;
}
