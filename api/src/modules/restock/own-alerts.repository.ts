import type { Db } from '@aaram/runtime/db';
import type { OwnRow, ReadOwnRows } from '#db/own-rows.ts';

export const readOwnAlerts: ReadOwnRows = (db, { id }, { after, limit }) => db<OwnRow[]>`
  select id as cursor, product_id as product, size, asked_at as requested_at from restock_alerts
  where user_id = ${id} and (${after}::uuid is null or id > ${after}) order by id limit ${limit}`;

export async function forgetAlertsOf(tx: Db, userId: string) {
  await tx`delete from restock_alerts where user_id = ${userId}`;
}
