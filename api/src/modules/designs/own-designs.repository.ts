import type { Db } from '@aaram/runtime/db';
import type { ReadOwnRows } from '#db/own-rows.ts';
import { giveUpFiles } from './files/print-files.repository.ts';

export const readOwnDesigns: ReadOwnRows = (db, { id }, { after, limit }) => db<{ cursor: string }[]>`
  select id as cursor, product_id as product, document::text as document, created_at from designs
  where owner_id = ${id} and (${after}::uuid is null or id > ${after}) order by id limit ${limit}`;

/** A user's designs, and what was printed from them; `orderIds` are their orders. */
export async function forgetDesigns(tx: Db, userId: string, orderIds: readonly string[]) {
  await tx`delete from designs where owner_id = ${userId}`;
  await tx`delete from design_prints where owner_id = ${userId}`;
  await giveUpFiles(tx, orderIds);
}
