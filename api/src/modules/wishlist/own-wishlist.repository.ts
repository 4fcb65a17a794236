import type { Db } from '@aaram/runtime/db';
import type { ReadOwnRows } from '#db/own-rows.ts';

export const readOwnWishlist: ReadOwnRows = (db, { id }, { after, limit }) => db<{ cursor: string }[]>`
  select product_id as cursor, product_id as product, (saved_paise / 100.0)::float8 as price, created_at from wishlist_items
  where user_id = ${id} and (${after}::uuid is null or product_id > ${after}) order by product_id limit ${limit}`;

export async function forgetWishlist(tx: Db, userId: string) {
  await tx`delete from wishlist_items where user_id = ${userId}`;
}
