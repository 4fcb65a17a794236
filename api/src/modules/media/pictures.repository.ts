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

/** Whether nothing shows picture `p` and nobody touched it for so long; each place is asked by an index of its own. */
const isOrphan = (db: Db, hours: Hours) => db`
  (not p.is_stored and p.touched_at < now() - make_interval(hours => ${hours.halfStored}))
  or (p.touched_at < now() - make_interval(hours => ${hours.unused}) and not exists (
    select 1 from products where images @> array[p.url]
    union all select 1 from blog_posts where images @> array[p.url]
    union all select 1 from reviews where media @> array[p.url]
    union all select 1 from order_lines where image = p.url
    union all select 1 from order_lines where raw_image = p.url
    union all select 1 from order_lines where preview_image = p.url
    union all select 1 from cart_items where raw_image = p.url
    union all select 1 from cart_items where preview_image = p.url))`;

/** The next `most` pictures after a name, in the order of names, and which of them may go. */
export async function findOrphans(db: Db, after: string, most: number, hours: Hours) {
  const rows = await db<{ name: string; isOrphan: boolean }[]>`
    select p.name, (${isOrphan(db, hours)}) as is_orphan
    from (select * from pictures where name > ${after} order by name limit ${most}) p order by p.name`;
  return {
    orphans: rows.filter((row) => row.isOrphan).map((row) => row.name),
    last: rows.length < most ? undefined : rows.at(-1)?.name,
  };
}

/** Forgets those of these pictures that still may go; their files are the caller's. */
export async function forgetOrphans(tx: Db, names: readonly string[], hours: Hours) {
  return tx<{ name: string; folder: string }[]>`
    delete from pictures where name in (
      select p.name from pictures p where p.name = any(${[...names]}::text[]) and (${isOrphan(tx, hours)})
      for update skip locked)
    returning name, folder`;
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

/** The secret that makes addresses of people's own pictures unguessable; made on first use, the same for every host. */
export async function readNameKey(db: Db, fresh: string): Promise<string> {
  await db`insert into settings (key, value) values ('picture-name-key', ${db.json(fresh)}) on conflict do nothing`;
  const [row] = await db<{ value: string }[]>`select value from settings where key = 'picture-name-key'`;
  return row?.value ?? fresh;
}
