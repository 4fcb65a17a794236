import type { Db } from '@aaram/runtime/db';
import type { CartLine } from './cart.repository.ts';

export type SavedLine = CartLine & { savedPaise: number };

/** What a shopper saved for later, newest first. */
export const findSaved = (db: Db, userId: string): Promise<SavedLine[]> =>
  db<SavedLine[]>`
    select id, product_id, size, quantity, raw_image, preview_image, saved_paise from saved_items
    where user_id = ${userId} order by created_at desc, id`;

/** Saves a cart line. Pieces that are saved already stay, and keep the price at which they were saved first. */
export async function insertSaved(db: Db, userId: string, { line, paise }: { line: CartLine; paise: number }) {
  await db`
    insert into saved_items as s ${db({ ...line, userId, savedPaise: paise, toldPaise: paise })}
    on conflict (user_id, product_id, size, coalesce(raw_image, ''), coalesce(preview_image, ''))
    do update set quantity = least(1000, s.quantity + excluded.quantity)`;
}

/** Takes pieces out of a saved line, which goes with its last one. */
export async function takeSaved(db: Db, { id, quantity }: { id: string; quantity: number }) {
  await db`
    with gone as (delete from saved_items where id = ${id} and quantity <= ${quantity})
    update saved_items set quantity = quantity - ${quantity} where id = ${id} and quantity > ${quantity}`;
}

export async function deleteSaved(db: Db, userId: string, id: string) {
  await db`delete from saved_items where id = ${id} and user_id = ${userId}`;
}
