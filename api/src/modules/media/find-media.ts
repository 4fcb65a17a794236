import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaStore } from './storage/media-store.ts';

/** Pictures that come with the code: the demo store's, and those the pages themselves show. */
const BUNDLED = join(import.meta.dirname, '../../../demo');
const CACHE_BYTES = 64 * 1024 * 1024;

type Facts = { width: number; height: number; colour: string };
export type MediaFile = { bytes: Buffer; type: 'image/avif' | 'image/webp'; isExact: boolean };

function readBundledFolders(): Map<string, string> {
  try {
    const index = JSON.parse(readFileSync(join(BUNDLED, 'pictures.json'), 'utf8')) as Record<string, Facts>;
    return new Map(
      Object.entries(index).map(([name, { width, height, colour }]) => [`${name}_${width}x${height}_${colour}`, name]),
    );
  } catch {
    // A deployment may leave the demo store out.
    return new Map();
  }
}

/** Finds pictures by folder and file name, both already checked, and keeps the latest ones in memory. */
export function createMediaFinder(store: Pick<MediaStore, 'read'>) {
  const bundled = readBundledFolders();
  const kept = new Map<string, MediaFile>();
  let keptBytes = 0;

  const read = async (folder: string, file: string): Promise<Buffer | undefined> => {
    const name = bundled.get(folder);
    return name === undefined
      ? store.read(`media/${folder}/${file}`)
      : readFile(join(BUNDLED, 'pictures', name, file)).catch(() => undefined);
  };

  function keep(key: string, found: MediaFile) {
    kept.set(key, found);
    keptBytes += found.bytes.length;
    for (const [oldest, { bytes }] of kept) {
      if (keptBytes <= CACHE_BYTES) {
        return;
      }
      kept.delete(oldest);
      keptBytes -= bytes.length;
    }
  }

  /** The file; or the WebP of the same width while its AVIF has not been made; or undefined. */
  return async function findMedia(
    folder: string,
    width: string,
    extension: 'avif' | 'webp',
  ): Promise<MediaFile | undefined> {
    const key = `${folder}/${width}.${extension}`;
    const known = kept.get(key);
    if (known !== undefined) {
      return known;
    }
    const bytes = await read(folder, `${width}.${extension}`);
    if (bytes !== undefined) {
      const found: MediaFile = { bytes, type: `image/${extension}`, isExact: true };
      keep(key, found);
      return found;
    }
    const webp = extension === 'avif' ? await read(folder, `${width}.webp`) : undefined;
    return webp === undefined ? undefined : { bytes: webp, type: 'image/webp', isExact: false };
  };
}

/** Light and coverage maps of the T-shirt designer. */
export async function readDesignerFile(file: string): Promise<Buffer | undefined> {
  return readFile(join(BUNDLED, 'pictures/designer', file)).catch(() => undefined);
}
