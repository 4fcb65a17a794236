import type { ProductSummary } from '@aaram/shared-domain/catalog';
import type { Db } from '#db/pool.ts';
import { type ProductRow, productColumns, toProduct, type View } from '#modules/catalog/index.ts';

/** The shopper's wishlist, newest first; products out of stock stay in it, removed ones are left out. */
export async function findWishlist(db: Db, userId: string, view: View): Promise<ProductSummary[]> {
  const rows = await db<ProductRow[]>`
    select ${productColumns(db, view)} from wishlist_items w join products p on p.id = w.product_id
    where w.user_id = ${userId} and p.removed_at is null order by w.created_at desc, p.id`;
  return rows.map(toProduct);
}

/** Adds a product, once; false when there is no such product. */
export async function addToWishlist(db: Db, userId: string, productId: string): Promise<boolean> {
  const rows = await db`
    insert into wishlist_items (user_id, product_id)
    select ${userId}, id from products where id = ${productId} and removed_at is null
    on conflict (user_id, product_id) do update set product_id = excluded.product_id
    returning product_id`;
  return rows.length > 0;
}

export async function removeFromWishlist(db: Db, userId: string, productId: string) {
  await db`delete from wishlist_items where user_id = ${userId} and product_id = ${productId}`;
}
