import { removePicture, type StoredPicture, storePicture } from '#modules/media/index.ts';
import { fail } from '#plugins/errors.ts';

const mediaPattern = /^\/media\/[A-Za-z0-9_-]{1,120}\/\d{1,5}\.webp$/;
const dataPattern = /^data:image\/(?:png|jpeg|webp|avif);base64,/;

type Design = { rawImage: string; previewImage: string };

async function keepPicture(dataDir: string, picture: string): Promise<{ url: string; stored?: StoredPicture }> {
  if (mediaPattern.test(picture)) {
    return { url: picture };
  }
  if (!dataPattern.test(picture)) {
    return fail(400, 'INVALID_INPUT', 'The picture of your design could not be read.');
  }
  const stored = await storePicture(dataDir, Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64'));
  return { url: stored.url, stored };
}

/**
 * Runs `use` with the addresses under which a design's pictures are kept. Data URLs are stored like any upload;
 * addresses must be ours, since nothing foreign is ever fetched or shown. Fails with 400, 413 or 415; when it or `use`
 * fails, what was stored for it is taken away again.
 */
export async function withDesign<Result>(
  dataDir: string,
  design: Design | undefined,
  use: (kept: Design | null) => Promise<Result>,
): Promise<Result> {
  const stored: StoredPicture[] = [];
  const keep = async (picture: string) => {
    const kept = await keepPicture(dataDir, picture);
    stored.push(...(kept.stored === undefined ? [] : [kept.stored]));
    return kept.url;
  };
  try {
    return await use(
      design === undefined
        ? null
        : { rawImage: await keep(design.rawImage), previewImage: await keep(design.previewImage) },
    );
  } catch (error) {
    await Promise.all(stored.map((picture) => removePicture(dataDir, picture)));
    throw error;
  }
}
