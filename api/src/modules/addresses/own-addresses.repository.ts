import type { Db } from '@aaram/runtime/db';
import type { ReadOwnRows } from '#db/own-rows.ts';

export const readOwnAddresses: ReadOwnRows = (db, { id }, { after, limit }) => db<{ cursor: string }[]>`
  select id as cursor, name, phone, address, city, state, pincode, landmark, created_at
  from addresses where user_id = ${id} and (${after}::uuid is null or id > ${after}) order by id limit ${limit}`;

export async function forgetAddresses(tx: Db, userId: string) {
  await tx`delete from addresses where user_id = ${userId}`;
}
