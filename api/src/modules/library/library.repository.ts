import type { Db } from '@aaram/runtime/db';
import type { Crop, MediaItem } from '@aaram/shared-domain/media';
import type { ListPosition } from '#list-cursor.ts';

/** A picture to be noted, with its name and, where it is known, what it shows. */
export type NewItem = { url: string; name: string; alt?: string };
export type ItemRow = Omit<MediaItem, '_id' | 'createdAt' | 'uses' | 'original'> & {
  id: string;
  ownerId: string;
  originalUrl: string | null;
  createdAt: Date;
};

const columns = (db: Db) => db`id, owner_id, url, name, alt, original_url, crop, created_at`;

const MAX_NAME = 100;

/** A picture's name as it is stored: one line, not too long. */
const tidyName = (name: string) =>
  name
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME);

/** Notes pictures in a person's library; one that is there already stays as it is. */
export async function noteMedia(tx: Db, ownerId: string, items: readonly NewItem[]) {
  if (items.length > 0) {
    const rows = [
      ...new Map(items.map(({ url, name, alt = '' }) => [url, { url, name: tidyName(name), alt, ownerId }])).values(),
    ];
    await tx`insert into media_items ${tx(rows)} on conflict (owner_id, url) do update set removed_at = null
      where media_items.removed_at is not null`;
  }
}

/** Those of the given addresses that are in one of these people's libraries. They stay there until the transaction ends. */
export async function takeMedia(tx: Db, ownerIds: readonly string[], urls: readonly string[]): Promise<string[]> {
  if (urls.length === 0) {
    return [];
  }
  const rows = await tx<{ url: string }[]>`
    select url from media_items where owner_id = any(${[...ownerIds]}::uuid[]) and url = any(${[...urls]}::text[])
      and removed_at is null for share`;
  return rows.map(({ url }) => url);
}

/** For so long a removed picture can come back. */
const retained = (db: Db) => db`(removed_at is null or removed_at > now() - interval '1 day')`;

/** The given pictures that are in any library, or may come back into it. */
export async function findLibraryPictures(db: Db, urls: readonly string[]): Promise<string[]> {
  const rows = await db<{ url: string }[]>`
    select url from media_items where url = any(${[...urls]}::text[]) and ${retained(db)}
    union
    select original_url from media_items where original_url = any(${[...urls]}::text[]) and ${retained(db)}`;
  return rows.map(({ url }) => url);
}

/** The names of these pictures, by id; also of removed ones. */
export async function findMediaNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db<{ id: string; name: string }[]>`
    select id, name from media_items where id = any(${[...new Set(ids)]}::uuid[])`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}

type Asked = {
  ownerId: string;
  words: string;
  /** The one picture of this address. */
  url?: string | undefined;
  /** Only what none of the owner's products and posts shows. */
  isUnused: boolean;
};

const isShown = (db: Db) => db`(
  exists (select from products p where p.images @> array[media_items.url] and p.seller_id = media_items.owner_id
    and (p.removed_at is null or p.removed_at = 'infinity'))
  or exists (select from blog_posts b where b.author_id = media_items.owner_id and (b.images @> array[media_items.url]
    or (b.content_pictures @> array[media_items.url] and b.content_pictures <> '{}'))))`;

const isMeant = (db: Db, { ownerId, words, url, isUnused }: Asked) => {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return db`owner_id = ${ownerId} and removed_at is null and (${words} = '' or name ilike ${pattern} or alt ilike ${pattern})
    ${url === undefined ? db`` : db`and url = ${url}`} ${isUnused ? db`and not ${isShown(db)}` : db``}`;
};

/** A page of a library, the newest first, or backwards before a position. */
export async function listMedia(
  db: Db,
  { position, limit, ...asked }: Asked & { position: ListPosition | undefined; limit: number },
): Promise<ItemRow[]> {
  const from = position && db`(select i.created_at, i.id from media_items i where i.id = ${position.id})`;
  return position?.isBefore
    ? db<ItemRow[]>`
        select ${columns(db)} from media_items where ${isMeant(db, asked)} and (created_at, id) > ${from ?? db``}
        order by created_at, id limit ${limit}`
    : db<ItemRow[]>`
        select ${columns(db)} from media_items
        where ${isMeant(db, asked)} ${from === undefined ? db`` : db`and (created_at, id) < ${from}`}
        order by created_at desc, id desc limit ${limit}`;
}

export async function countMedia(db: Db, asked: Asked): Promise<number> {
  const [row] = await db<{ count: number }[]>`select count(*) from media_items where ${isMeant(db, asked)}`;
  return Number(row?.count ?? 0);
}

export const findByUrls = (db: Db, ownerId: string, urls: readonly string[]): Promise<ItemRow[]> =>
  db<ItemRow[]>`
    select ${columns(db)} from media_items where owner_id = ${ownerId} and url = any(${[...urls]}::text[])
      and removed_at is null
    order by created_at, id`;

type NewCrop = Pick<ItemRow, 'ownerId' | 'url' | 'name' | 'alt' | 'originalUrl'> & { crop: Crop };

/** Notes a part of a picture as a picture of its own. */
export async function noteCrop(tx: Db, { crop, ...item }: NewCrop) {
  await tx`
    insert into media_items ${tx({ ...item, crop: tx.json(crop) })}
    on conflict (owner_id, url) do update set original_url = excluded.original_url, crop = excluded.crop,
      removed_at = null`;
}

/** Null stands for everyone: an admin reaches every library. */
type Reach = string | null;

export async function findMedia(db: Db, reach: Reach, id: string): Promise<ItemRow | undefined> {
  const [row] = await db<ItemRow[]>`
    select ${columns(db)} from media_items where id = ${id} and removed_at is null
      and (${reach}::uuid is null or owner_id = ${reach})`;
  return row;
}

/** Locks a picture, so that nothing begins to use it. */
export async function lockMedia(
  tx: Db,
  reach: Reach,
  id: string,
  { orRemoved = false } = {},
): Promise<ItemRow | undefined> {
  const [row] = await tx<ItemRow[]>`
    select ${columns(tx)} from media_items where id = ${id} and ${orRemoved ? retained(tx) : tx`removed_at is null`}
      and (${reach}::uuid is null or owner_id = ${reach})
    for update`;
  return row;
}

export async function updateMedia(tx: Db, id: string, change: { name?: string; alt?: string; removedAt?: null }) {
  await tx`update media_items set ${tx(change)} where id = ${id}`;
}

/** Takes a picture out of its library, and deletes what its owner took out before today. */
export async function deleteMedia(tx: Db, { id, ownerId }: Pick<ItemRow, 'id' | 'ownerId'>) {
  await tx`update media_items set removed_at = now() where id = ${id}`;
  await tx`delete from media_items where owner_id = ${ownerId} and not ${retained(tx)}`;
}
