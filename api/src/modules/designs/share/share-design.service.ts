import { randomBytes } from 'node:crypto';
import type { Pool } from '@aaram/runtime/db';
import { inTransaction } from '#db/in-transaction.ts';
import { findPrintable } from '#modules/catalog/index.ts';
import { type Outcome, refuse } from '#outcome.ts';
import * as texts from '#texts/designs.ts';
import { type DesignRow, findDesign, insertDesign } from '../designs.repository.ts';
import { findReadyPrint } from '../print-design.ts';
import { deleteShare, findShare, findShareByToken, type ShareRow, upsertShare } from './shares.repository.ts';

const TOKEN_BYTES = 16;

type OwnDesign = { id: string; ownerId: string };

const toShare = (share: ShareRow | undefined) => ({ token: share?.token ?? null, mayCopy: share?.mayCopy ?? false });

/** How a user's design is shared; `token` is null when it is not. */
export async function readShare(db: Pool, { id, ownerId }: OwnDesign) {
  return (await findDesign(db, id, ownerId)) === undefined
    ? refuse('NOT_FOUND', texts.notFound)
    : toShare(await findShare(db, id, ownerId));
}

/**
 * Shares a design as it is now on a product (product-rules.md#designs); its pictures have to be made before. Sharing again
 * shows the later state at the same link.
 */
export async function shareDesign(
  db: Pool,
  { id, ownerId, productId, mayCopy }: OwnDesign & { productId: string; mayCopy: boolean },
) {
  const print = await findReadyPrint(db, { id, ownerId, productId });
  if (print === undefined) {
    return refuse('UNAVAILABLE', texts.notPrepared);
  }
  const { document, previewImage, sentence } = print;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return toShare(
    await upsertShare(db, { designId: id, ownerId, token, productId, document, previewImage, sentence, mayCopy }),
  );
}

/** Ends the link of a design: it opens no design from now on. */
export async function endShare(db: Pool, { id, ownerId }: OwnDesign) {
  await deleteShare(db, id, ownerId);
  return toShare(undefined);
}

/** What everyone with the link sees. */
export async function readShared(db: Pool, token: string) {
  const share = await findShareByToken(db, token);
  const product = share && (await findPrintable(db, share.productId));
  if (share === undefined || product === undefined) {
    return refuse('NOT_FOUND', texts.linkEnded);
  }
  return {
    product: { _id: share.productId, name: product.name },
    ...{ previewImage: share.previewImage, sentence: share.sentence, mayCopy: share.mayCopy },
  };
}

/** A design of the user's own that begins as the shared one, where its maker allows it; the pictures come with it. */
export async function copyShared(
  db: Pool,
  { token, ownerId }: { token: string; ownerId: string },
): Promise<Outcome<DesignRow>> {
  const share = await findShareByToken(db, token);
  if (share === undefined) {
    return refuse('NOT_FOUND', texts.linkEnded);
  }
  if (!share.mayCopy) {
    return refuse('FORBIDDEN', texts.mayNotCopy);
  }
  const { productId, document } = share;
  return inTransaction(db, (tx) => insertDesign(tx, { ownerId, productId, document }));
}
