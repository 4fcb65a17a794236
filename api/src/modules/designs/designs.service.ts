import type { Pool } from '@aaram/runtime/db';
import type { DesignDocument } from '@aaram/shared-domain/design';
import { inTransaction } from '#db/in-transaction.ts';
import type { Pictures } from '#modules/media/index.ts';
import { type Outcome, type Refusal, refuse } from '#outcome.ts';
import * as texts from '#texts/designs.ts';
import { findPrint, type Pictures as LinePictures } from './design-prints.repository.ts';
import { type DesignRow, deleteDesign, findDesign, insertDesign, updateDesign } from './designs.repository.ts';
import { listMedia } from './list-media.ts';
import { mayUsePictures } from './may-use-pictures.ts';

export const toDesign = ({ id, productId, document, version, updatedAt }: DesignRow) => ({
  ...{ _id: id, product: productId, document, version },
  updatedAt: updatedAt.toISOString(),
});

type Saving = { ownerId: string; productId: string; document: DesignDocument };

/** A design may only show pictures that its maker has uploaded, or that came with a shared design. */
async function findForeignPicture(
  db: Pool,
  pictures: Pictures,
  { ownerId, document }: Saving,
): Promise<Refusal | undefined> {
  const isOwn = await mayUsePictures(db, pictures, ownerId, listMedia(document));
  return isOwn ? undefined : refuse('UNAVAILABLE', texts.pictureGone);
}

export async function createDesign(db: Pool, saving: Saving, pictures: Pictures): Promise<Outcome<DesignRow>> {
  const refusal = await findForeignPicture(db, pictures, saving);
  return refusal ?? inTransaction(db, (tx) => insertDesign(tx, saving));
}

/** Saves a design over the version that was read; a later one by another device is never lost (409 STALE_VERSION). */
export async function saveDesign(
  db: Pool,
  saving: Saving & { id: string; version: number },
  pictures: Pictures,
): Promise<Outcome<DesignRow>> {
  const refusal = await findForeignPicture(db, pictures, saving);
  if (refusal !== undefined) {
    return refusal;
  }
  const saved = await updateDesign(db, saving);
  if (saved !== undefined) {
    return saved;
  }
  const known = await findDesign(db, saving.id, saving.ownerId);
  return known === undefined ? refuse('NOT_FOUND', texts.notFound) : refuse('STALE_VERSION', texts.stale);
}

export async function readDesign(db: Pool, id: string, ownerId: string): Promise<Outcome<DesignRow>> {
  return (await findDesign(db, id, ownerId)) ?? refuse('NOT_FOUND', texts.notFound);
}

export async function removeDesign(db: Pool, id: string, ownerId: string): Promise<Outcome<{ message: string }>> {
  return (await deleteDesign(db, id, ownerId)) ? { message: texts.deleted } : refuse('NOT_FOUND', texts.notFound);
}

/** The design of a line in a user's own cart or order, to open it again. */
export async function readDesignOfLine(db: Pool, ownerId: string, pictures: LinePictures) {
  const print = await findPrint(db, pictures);
  return print?.ownerId === ownerId
    ? { product: print.productId, document: print.document }
    : refuse('NOT_FOUND', texts.notFound);
}
