import { createHash, createHmac, randomBytes } from 'node:crypto';
import { buildPictureUrl } from '@aaram/shared-domain/picture';
import { readSecret } from '#modules/settings/index.ts';
import { type Outcome, Refusal } from '#outcome.ts';
import { createGate } from '#work-process/gate.ts';
import { findPictureProblem, makePicture, refusePictureNow } from './make-pictures.ts';
import { listWidths, type MadePicture } from './picture-rules.ts';
import {
  announcePicture,
  forgetPicture,
  forgetUnstored,
  markStored,
  type PictureRow,
  type Pool,
  touchPicture,
} from './pictures.repository.ts';
import type { MediaStore } from './storage/media-store.ts';

/** What a picture is for. Shoppers own theirs; those of products and posts belong to the shop. */
export type Kind = ({ purpose: 'store' } | { purpose: 'review' | 'design' | 'return'; ownerId: string }) & {
  /** What the files are called, to say which of several is not taken. */
  names?: readonly string[];
};

export type Stored = PictureRow & { isNew: boolean };

/** All files that a picture has or will have. */
export const listKeys = ({ name, folder }: { name: string; folder: string }) => {
  const width = Number(/_(\d+)x\d+_[0-9a-f]{6}$/.exec(folder)?.[1] ?? 0);
  const served = listWidths(width).flatMap((one) => [`media/${folder}/${one}.webp`, `media/${folder}/${one}.avif`]);
  return [...served, `originals/${name}`];
};

/** The shop's pictures are named by their content; people's own so that the address cannot be guessed. */
function createNaming(db: Pool) {
  let nameKey: Promise<string> | undefined;
  return async function nameFor(bytes: Buffer, kind: Kind): Promise<string> {
    if (kind.purpose === 'store') {
      return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    }
    nameKey ??= readSecret(db, 'picture-name-key', randomBytes(32).toString('base64url'));
    const key = await nameKey.catch((error: unknown) => {
      nameKey = undefined;
      throw error;
    });
    const digest = createHmac('sha256', key).update(`${kind.purpose} ${kind.ownerId} `).update(bytes).digest('hex');
    return `${kind.purpose}-${digest.slice(0, 40)}`;
  };
}

/** Stores and deletes single pictures; the row exists before the first file is written. */
export function createPictureWriter(db: Pool, store: MediaStore) {
  const gate = createGate({ atOnce: 2, waiting: 40 });
  const nameFor = createNaming(db);

  async function writeFiles(picture: PictureRow, made: MadePicture, original: Buffer) {
    try {
      await store.write(`originals/${picture.name}`, original, 'application/octet-stream');
      for (const [width, bytes] of made.files) {
        await store.write(`media/${picture.folder}/${width}.webp`, bytes, 'image/webp');
      }
    } catch (error) {
      await db
        .begin(async (tx) => {
          if (await forgetUnstored(tx, picture.name)) {
            await store.remove(listKeys(picture));
          }
        })
        .catch(() => undefined);
      throw error;
    }
  }

  async function storeOne(bytes: Buffer, kind: Kind): Promise<Outcome<Stored>> {
    const problem = await findPictureProblem(bytes);
    if (problem !== undefined) {
      return problem;
    }
    const name = await nameFor(bytes, kind);
    const known = await touchPicture(db, name);
    if (known !== undefined) {
      return { ...known, isNew: false };
    }
    const made = await gate.runOrRefuse(() => makePicture(bytes));
    if (made instanceof Refusal) {
      return made;
    }
    const url = buildPictureUrl({ name, ...made });
    const folder = url.split('/')[2] ?? '';
    const size = [...made.files.values()].reduce((sum, file) => sum + file.length, bytes.length);
    const ownerId = kind.purpose === 'store' ? null : kind.ownerId;
    const row = await announcePicture(db, { name, folder, url, purpose: kind.purpose, ownerId, bytes: size });
    await writeFiles(row, made, bytes);
    if (!(await markStored(db, name))) {
      return refusePictureNow();
    }
    return { ...row, isNew: true };
  }

  /** Deletes a picture after its form was refused, unless it has been used elsewhere. */
  async function takeBack(picture: Stored) {
    await db
      .begin(async (tx) => {
        if (picture.isNew && (await forgetPicture(tx, picture))) {
          await store.remove(listKeys(picture));
        }
      })
      .catch(() => undefined);
  }

  return { storeOne, takeBack };
}
