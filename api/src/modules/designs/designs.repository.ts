import type { Db } from '@aaram/runtime/db';
import type { DesignDocument } from '@aaram/shared-domain/design';
import { listMedia } from './list-media.ts';

export type DesignRow = {
  id: string;
  ownerId: string;
  productId: string;
  document: DesignDocument;
  version: number;
  updatedAt: Date;
};

/** Designs of one person; the oldest ones make room. */
const MAX_DESIGNS = 60;

const columns = (db: Db) => db`id, owner_id, product_id, document, version, updated_at`;

/** A person's own design; undefined for another person's. */
export async function findDesign(db: Db, id: string, ownerId: string): Promise<DesignRow | undefined> {
  const [row] = await db<DesignRow[]>`
    select ${columns(db)} from designs where id = ${id} and owner_id = ${ownerId}`;
  return row;
}

/** The latest first. */
export const findDesigns = (db: Db, ownerId: string): Promise<DesignRow[]> =>
  db<DesignRow[]>`
    select ${columns(db)} from designs where owner_id = ${ownerId} order by updated_at desc limit ${MAX_DESIGNS}`;

export async function insertDesign(
  db: Db,
  { ownerId, productId, document }: Pick<DesignRow, 'ownerId' | 'productId' | 'document'>,
): Promise<DesignRow> {
  const [row] = await db<[DesignRow]>`
    insert into designs (owner_id, product_id, document, media)
    values (${ownerId}, ${productId}, ${JSON.stringify(document)}::jsonb, ${listMedia(document)}::text[])
    returning ${columns(db)}`;
  await db`
    delete from designs where owner_id = ${ownerId} and id in (
      select id from designs where owner_id = ${ownerId} order by updated_at desc offset ${MAX_DESIGNS})
      and not exists (select from design_shares s where s.design_id = designs.id)`;
  return row;
}

/** Stores a later state of a design; undefined when it has another version by now. */
export async function updateDesign(
  db: Db,
  { id, ownerId, productId, document, version }: Omit<DesignRow, 'updatedAt'>,
): Promise<DesignRow | undefined> {
  const [row] = await db<DesignRow[]>`
    update designs set product_id = ${productId}, document = ${JSON.stringify(document)}::jsonb, media = ${listMedia(document)}::text[],
      version = version + 1, updated_at = now()
    where id = ${id} and owner_id = ${ownerId} and version = ${version} returning ${columns(db)}`;
  return row;
}

export async function deleteDesign(db: Db, id: string, ownerId: string): Promise<boolean> {
  const gone = await db`delete from designs where id = ${id} and owner_id = ${ownerId}`;
  return gone.count > 0;
}

/** Those of the given addresses that a person's designs show already: a shared design comes with the pictures of its maker. */
export async function findPicturesInUse(db: Db, ownerId: string, urls: readonly string[]): Promise<Set<string>> {
  const rows = await db<{ media: string[] }[]>`
    select media from designs where owner_id = ${ownerId} and media && ${[...urls]}::text[]`;
  return new Set(rows.flatMap(({ media }) => media));
}

/** Those of the given addresses that a design, a print or a link shows. */
export async function findDesignPictures(db: Db, urls: readonly string[]): Promise<string[]> {
  const asked = [...urls];
  const rows = await db<{ media: string[] }[]>`
    select media from designs where media && ${asked}::text[]
    union all select media from design_prints where media && ${asked}::text[]
    union all select media || preview_image from design_shares
      where media && ${asked}::text[] or preview_image = any(${asked}::text[])`;
  const shown = new Set(rows.flatMap(({ media }) => media));
  return asked.filter((url) => shown.has(url));
}
