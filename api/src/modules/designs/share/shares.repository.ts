import type { Db } from '@aaram/runtime/db';
import type { DesignDocument } from '@aaram/shared-domain/design';
import { listMedia } from '../list-media.ts';

/** A design as everyone with its link sees it. */
export type ShareRow = {
  designId: string;
  ownerId: string;
  token: string;
  productId: string;
  document: DesignDocument;
  previewImage: string;
  sentence: string;
  mayCopy: boolean;
};

const columns = (db: Db) => db`
  design_id, owner_id, token, product_id, document, preview_image, sentence, may_copy`;

/** Stores what is shown; a link that exists stays. */
export async function upsertShare(db: Db, share: ShareRow): Promise<ShareRow> {
  const [row] = await db<[ShareRow]>`
    insert into design_shares (${columns(db)}, media)
    values (${share.designId}, ${share.ownerId}, ${share.token}, ${share.productId}, ${JSON.stringify(share.document)}::jsonb,
      ${share.previewImage}, ${share.sentence}, ${share.mayCopy}, ${listMedia(share.document)}::text[])
    on conflict (design_id) do update set product_id = excluded.product_id, document = excluded.document,
      media = excluded.media, preview_image = excluded.preview_image, sentence = excluded.sentence,
      may_copy = excluded.may_copy, shared_at = now()
    returning ${columns(db)}`;
  return row;
}

export async function findShare(db: Db, designId: string, ownerId: string): Promise<ShareRow | undefined> {
  const [row] = await db<ShareRow[]>`
    select ${columns(db)} from design_shares where design_id = ${designId} and owner_id = ${ownerId}`;
  return row;
}

export async function findShareByToken(db: Db, token: string): Promise<ShareRow | undefined> {
  const [row] = await db<ShareRow[]>`select ${columns(db)} from design_shares where token = ${token}`;
  return row;
}

export async function deleteShare(db: Db, designId: string, ownerId: string): Promise<void> {
  await db`delete from design_shares where design_id = ${designId} and owner_id = ${ownerId}`;
}
