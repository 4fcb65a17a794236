import type { Db } from '@aaram/runtime/db';
import type { ReadOwnRows } from '#db/own-rows.ts';

export const readOwnCart: ReadOwnRows = (db, { id }, { after, limit }) => db<{ cursor: string }[]>`
  select id as cursor, product_id as product, size, quantity, raw_image as own_picture, preview_image as preview, created_at
  from cart_items where user_id = ${id} and (${after}::uuid is null or id > ${after}) order by id limit ${limit}`;

export const readOwnSavedItems: ReadOwnRows = (db, { id }, { after, limit }) => db<{ cursor: string }[]>`
  select id as cursor, product_id as product, size, quantity, raw_image as own_picture, preview_image as preview,
    (saved_paise / 100.0)::float8 as price, created_at
  from saved_items where user_id = ${id} and (${after}::uuid is null or id > ${after}) order by id limit ${limit}`;

/** The cart and what is saved for later. */
export async function forgetCart(tx: Db, userId: string) {
  await tx`delete from cart_items where user_id = ${userId}`;
  await tx`delete from saved_items where user_id = ${userId}`;
}
