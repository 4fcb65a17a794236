import { createByteCache } from '@aaram/runtime/cache';
import type { BundledPictures, MediaFile, PictureFormat } from './bundled-pictures.ts';
import type { MediaStore } from './storage/media-store.ts';

const CACHE_BYTES = 64 * 1024 * 1024;

/** Finds pictures by folder and file name, both already validated, and keeps the most requested ones in memory. */
export function createMediaFinder(store: Pick<MediaStore, 'read'>, bundled: Pick<BundledPictures, 'has' | 'read'>) {
  const cached = createByteCache<string, MediaFile>({ maxBytes: CACHE_BYTES, sizeOf: ({ bytes }) => bytes.length });

  /** The file of an uploaded picture; while its AVIF does not exist yet, the WebP of the same width. */
  async function readUploaded(folder: string, width: string, extension: PictureFormat): Promise<MediaFile | undefined> {
    const bytes = await store.read(`media/${folder}/${width}.${extension}`);
    if (bytes !== undefined) {
      return { bytes, type: `image/${extension}`, isExact: true };
    }
    const webp = extension === 'avif' ? await store.read(`media/${folder}/${width}.webp`) : undefined;
    return webp === undefined ? undefined : { bytes: webp, type: 'image/webp', isExact: false };
  }

  /** The file, or its substitute while it is being made, or undefined. */
  return async function findMedia(
    folder: string,
    width: string,
    extension: PictureFormat,
  ): Promise<MediaFile | undefined> {
    const key = `${folder}/${width}.${extension}`;
    const known = cached.get(key);
    if (known !== undefined) {
      return known;
    }
    const found = bundled.has(folder)
      ? await bundled.read(folder, width, extension)
      : await readUploaded(folder, width, extension);
    if (found?.isExact) {
      cached.set(key, found);
    }
    return found;
  };
}
