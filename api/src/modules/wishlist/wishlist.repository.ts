import type { Db } from '@aaram/runtime/db';

/** A wishlist's product and what it cost when it was added; null for what was added before that was stored. */
export type WishlistItem = { productId: string; savedPaise: number | null };

/** A shopper's wishlist, newest first. */
export const findWishlistItems = (db: Db, userId: string): Promise<WishlistItem[]> =>
  db<WishlistItem[]>`
    select product_id, saved_paise from wishlist_items where user_id = ${userId} order by created_at desc, product_id`;

/** Adds a product to the wishlist, once: adding it again keeps the price of the first time. */
export async function insertWishlistItem(
  db: Db,
  userId: string,
  { productId, paise }: { productId: string; paise: number },
) {
  const item = { userId, productId, savedPaise: paise, toldPaise: paise };
  await db`insert into wishlist_items ${db(item)} on conflict do nothing`;
}

export async function removeFromWishlist(db: Db, userId: string, productId: string) {
  await db`delete from wishlist_items where user_id = ${userId} and product_id = ${productId}`;
}
