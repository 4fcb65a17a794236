import type { Db } from '@aaram/runtime/db';
import type { ReadOwnRows } from '#db/own-rows.ts';

export const readOwnPictures: ReadOwnRows = (db, { id }, { after, limit }) => db<{ cursor: string }[]>`
  select name as cursor, url as address, purpose, bytes, created_at from pictures
  where owner_id = ${id} and (${after}::text is null or name > ${after}) order by name limit ${limit}`;

/** Releases a person's pictures: unused ones are deleted with their files. */
export async function forgetPictureOwner(tx: Db, userId: string) {
  await tx`update pictures set owner_id = null where owner_id = ${userId}`;
}
