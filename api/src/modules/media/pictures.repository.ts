import type { Db, Pool } from '#db/pool.ts';

export type { Db, Pool };
export type Purpose = 'store' | 'review' | 'design';
export type PictureRow = { name: string; folder: string; url: string; touch: string };

/** Marks a picture whose files are in their place as used just now; undefined when there is none of that name. */
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

/** Notes a picture whose files are about to be written. */
export async function announcePicture(db: Db, picture: NewPicture): Promise<PictureRow> {
  const [row] = await db<PictureRow[]>`
    insert into pictures ${db(picture)}
    on conflict (name) do update set touch = gen_random_uuid(), touched_at = now()
    returning name, folder, url, touch`;
  return row ?? { ...picture, touch: '' };
}

/** Says that the files are in their place; false when somebody else's failed upload took them away meanwhile. */
export async function markStored(db: Db, name: string): Promise<boolean> {
  const marked = await db`update pictures set is_stored = true, touched_at = now() where name = ${name}`;
  return marked.count > 0;
}

/** Forgets a picture in the caller's transaction, if nobody came to use it since `touch`. Its files are the caller's. */
export async function forgetPicture(tx: Db, { name, touch }: PictureRow): Promise<boolean> {
  const gone = await tx`delete from pictures where name = ${name} and touch = ${touch}`;
  return gone.count > 0;
}

/** Forgets a picture whose files could not be written, unless another upload of the same bytes has succeeded. */
export async function forgetUnstored(tx: Db, name: string): Promise<boolean> {
  const gone = await tx`delete from pictures where name = ${name} and not is_stored`;
  return gone.count > 0;
}

type Hours = { unused: number; halfStored: number };
export type Unused = { name: string; folder: string; url: string; isStored: boolean };

/** Whether nobody has touched picture `p` for so long that it may go, unless something shows it. */
const isOld = (db: Db, hours: Hours) => db`
  p.touched_at < now() - make_interval(hours => case when p.is_stored then ${hours.unused}::int else ${hours.halfStored}::int end)`;

/** The next `most` pictures after a name, in the order of names: where they end, and those that nobody has touched. */
export async function findUntouched(db: Db, after: string, most: number, hours: Hours) {
  const rows = await db<(Unused & { isOld: boolean })[]>`
    select p.name, p.folder, p.url, p.is_stored, ${isOld(db, hours)} as is_old
    from (select * from pictures where name > ${after} order by name limit ${most}) p order by p.name`;
  return {
    untouched: rows.filter((row) => row.isOld),
    last: rows.length < most ? undefined : rows.at(-1)?.name,
  };
}

/** Keeps those of these pictures for this transaction that nobody has touched and nobody else works on. */
export async function lockUntouched(tx: Db, names: readonly string[], hours: Hours): Promise<Unused[]> {
  return tx<Unused[]>`
    select p.name, p.folder, p.url, p.is_stored from pictures p
    where p.name = any(${[...names]}::text[]) and ${isOld(tx, hours)} for update skip locked`;
}

/** Forgets pictures that the caller has locked; their files are the caller's. */
export async function forgetLocked(tx: Db, names: readonly string[]) {
  await tx`delete from pictures where name = any(${[...names]}::text[])`;
}

/** Marks those of these addresses as used that this person uploaded for this purpose, and answers them. */
export async function touchOwn(db: Db, ownerId: string, purpose: Purpose, urls: readonly string[]): Promise<string[]> {
  const rows = await db<{ url: string }[]>`
    update pictures set touch = gen_random_uuid(), touched_at = now()
    where owner_id = ${ownerId} and purpose = ${purpose} and is_stored and url = any(${[...urls]}::text[]) returning url`;
  return rows.map((row) => row.url);
}

/** Bytes a person uploaded for its own purposes in the last day, as they are kept. */
export async function sumRecentBytes(db: Db, ownerId: string): Promise<number> {
  const [row] = await db<{ bytes: number }[]>`
    select coalesce(sum(bytes), 0)::bigint as bytes from pictures
    where owner_id = ${ownerId} and created_at > now() - interval '1 day'`;
  return row?.bytes ?? 0;
}
