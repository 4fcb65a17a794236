import type { Pool } from '@aaram/runtime/db';
import { keysOf } from '@aaram/shared-domain/records';
import { findBatch, isAddress, isStored, settlePictures } from '#modules/catalog/for-change-sets.ts';
import { noteMedia } from '#modules/library/index.ts';
import type { FetchPicture, Pictures } from '#modules/media/index.ts';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import * as texts from '#texts/imports.ts';
import type { SetRow } from '../change-sets.repository.ts';
import { productStates } from '../product-states.ts';
import { findPictureBytes, findWaitingRows, settleRow, type WaitingRow } from './import-pictures.repository.ts';

/** Rows whose pictures are taken at the same time. */
const ROWS_AT_ONCE = 4;

export type PictureContext = { db: Pool; pictures: Pictures; fetchPicture: FetchPicture };

async function readBytes({ db, fetchPicture }: PictureContext, set: SetRow, source: string): Promise<Outcome<Buffer>> {
  if (isAddress(source)) {
    return fetchPicture(source);
  }
  return (await findPictureBytes(db, set.id, source)) ?? refuse('NOT_FOUND', texts.notInZip(source));
}

/** The last part of an address or of a path in a ZIP. */
const nameOf = (source: string) =>
  source
    .replace(/[?#].*$/, '')
    .split('/')
    .at(-1) || source;

/** Stores one picture in the library of its product's seller and answers its address in the store. Pictures are named by their content: a repetition is none. */
async function takeOne(
  context: PictureContext,
  set: SetRow,
  ownerId: string,
  source: string,
): Promise<Outcome<string>> {
  if (isStored(source)) {
    return source;
  }
  const bytes = await readBytes(context, set, source);
  if (bytes instanceof Refusal) {
    return bytes;
  }
  const stored = await context.pictures.keep([bytes], { purpose: 'store' }, async ([url = ''], tx) => {
    await noteMedia(tx, ownerId, [{ url, name: nameOf(source) }]);
    return url;
  });
  if (stored instanceof Refusal && stored.code === 'UNAVAILABLE_NOW') {
    throw new Error('Too many pictures are being made: the job comes again.');
  }
  return stored;
}

async function takeRow(context: PictureContext, set: SetRow, row: WaitingRow) {
  const product = (await findBatch(context.db, [row.subjectId], { isLocked: false })).get(row.subjectId);
  const ownerId = product?.sellerId ?? set.sellerId ?? set.actorId;
  const taken = await Promise.all(row.pictures.map((source) => takeOne(context, set, ownerId, source)));
  const addresses = new Map(
    taken.flatMap((one, index) => (one instanceof Refusal ? [] : [[row.pictures[index] ?? '', one] as const])),
  );
  const { before, after, note } = settlePictures(productStates(row), addresses);
  const failures = taken.flatMap((one, index) =>
    one instanceof Refusal ? [texts.pictureFailed((row.pictures[index] ?? '').slice(0, 200), one.message)] : [],
  );
  const names = keysOf(after);
  const isLeft = names.some((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]));
  const reasons = [row.reason, note, ...failures].filter((one) => one !== null);
  await settleRow(context.db, set, {
    place: row.place,
    before,
    after,
    result: isLeft ? 'planned' : failures.length > 0 ? 'refused' : 'unchanged',
    reason: reasons.length === 0 ? null : reasons.join(' '),
  });
}

/** Takes the pictures of the next rows that wait for them; answers whether there were any. */
export async function takePictures(context: PictureContext, set: SetRow): Promise<boolean> {
  const rows = await findWaitingRows(context.db, set.id, ROWS_AT_ONCE);
  await Promise.all(rows.map((row) => takeRow(context, set, row)));
  return rows.length > 0;
}
