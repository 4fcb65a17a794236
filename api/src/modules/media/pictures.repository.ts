import type { Db, Pool } from '@aaram/runtime/db';

export type { Db, Pool };
export type Purpose = 'store' | 'review' | 'design' | 'return';
export type PictureRow = { name: string; folder: string; url: string; touch: string };

/** Marks a stored picture as used just now; undefined when there is none of that name. */
export async function touchPicture(db: Db, name: string): Promise<PictureRow | undefined> {
  const [row] = await db<PictureRow[]>`
    update pictures set touch = gen_random_uuid(), touched_at = now() where name = ${name} and is_stored
    returning name, folder, url, touch`;
  return row;
}

type NewPicture = {
  name: string;
  folder: string;
  url: string;
  purpose: Purpose;
  ownerId: string | null;
  bytes: number;
};

/** Stores the row of a picture before its files are written. */
export async function announcePicture(db: Db, picture: NewPicture): Promise<PictureRow> {
  const [row] = await db<PictureRow[]>`
    insert into pictures ${db(picture)}
    on conflict (name) do update set touch = gen_random_uuid(), touched_at = now()
    returning name, folder, url, touch`;
  return row ?? { ...picture, touch: '' };
}

/** Marks the files as written; false when another upload of the picture failed and deleted the row in the meantime. */
export async function markStored(db: Db, name: string): Promise<boolean> {
  const marked = await db`update pictures set is_stored = true, touched_at = now() where name = ${name}`;
  return marked.count > 0;
}

/** Deletes a picture's row unless it was used since `touch`. The caller deletes the files. */
export async function forgetPicture(tx: Db, { name, touch }: PictureRow): Promise<boolean> {
  const gone = await tx`delete from pictures where name = ${name} and touch = ${touch}`;
  return gone.count > 0;
}

/** Deletes a picture's row when its files could not be written, unless another upload of the same bytes succeeded. */
export async function forgetUnstored(tx: Db, name: string): Promise<boolean> {
  const gone = await tx`delete from pictures where name = ${name} and not is_stored`;
  return gone.count > 0;
}

type Hours = { unused: number; halfStored: number };
export type Unused = { name: string; folder: string; url: string; isStored: boolean };

/** Whether picture `p` was not used for so long that it may be deleted, unless something shows it. */
const isOld = (db: Db, hours: Hours) => db`
  p.touched_at < now() - make_interval(hours => case when p.is_stored then ${hours.unused}::int else ${hours.halfStored}::int end)`;

/** Checks the next `most` pictures after a name, by name; returns those unused for long, and the last name. */
export async function findUntouched(db: Db, after: string, most: number, hours: Hours) {
  const rows = await db<(Unused & { isOld: boolean })[]>`
    select p.name, p.folder, p.url, p.is_stored, ${isOld(db, hours)} as is_old
    from (select * from pictures where name > ${after} order by name limit ${most}) p order by p.name`;
  return {
    untouched: rows.filter((row) => row.isOld),
    last: rows.length < most ? undefined : rows.at(-1)?.name,
  };
}

/** Locks, for this transaction, those pictures that are still unused and that no other transaction has locked. */
export async function lockUntouched(tx: Db, names: readonly string[], hours: Hours): Promise<Unused[]> {
  return tx<Unused[]>`
    select p.name, p.folder, p.url, p.is_stored from pictures p
    where p.name = any(${[...names]}::text[]) and ${isOld(tx, hours)} for update skip locked`;
}

/** Deletes the rows of pictures that the caller has locked; the caller deletes their files. */
export async function forgetLocked(tx: Db, names: readonly string[]) {
  await tx`delete from pictures where name = any(${[...names]}::text[])`;
}

/** Marks those addresses as used that this person uploaded for this purpose, and returns them. */
export async function touchOwn(db: Db, ownerId: string, purpose: Purpose, urls: readonly string[]): Promise<string[]> {
  const rows = await db<{ url: string }[]>`
    update pictures set touch = gen_random_uuid(), touched_at = now()
    where owner_id = ${ownerId} and purpose = ${purpose} and is_stored and url = any(${[...urls]}::text[]) returning url`;
  return rows.map((row) => row.url);
}

/** Stored bytes that a person uploaded within the last day. */
export async function sumRecentBytes(db: Db, ownerId: string): Promise<number> {
  const [row] = await db<{ bytes: number }[]>`
    select coalesce(sum(bytes), 0)::bigint as bytes from pictures
    where owner_id = ${ownerId} and created_at > now() - interval '1 day'`;
  return row?.bytes ?? 0;
}
