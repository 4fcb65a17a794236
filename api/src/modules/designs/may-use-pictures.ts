import type { Pool } from '@aaram/runtime/db';
import type { Pictures } from '#modules/media/index.ts';
import { findPicturesInUse } from './designs.repository.ts';

/**
 * Whether a person may print these pictures: uploaded by themselves, or in a design of theirs already, as those are that
 * came with a shared one. Protects their own from the sweep.
 */
export async function mayUsePictures(
  db: Pool,
  pictures: Pictures,
  ownerId: string,
  media: readonly string[],
): Promise<boolean> {
  const known = media.length === 0 ? new Set<string>() : await findPicturesInUse(db, ownerId, media);
  return pictures.areOwn(
    ownerId,
    'design',
    media.filter((url) => !known.has(url)),
  );
}
