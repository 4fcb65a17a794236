import { readFileSync } from 'node:fs';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSharedWork } from '@aaram/runtime/queues';
import { createGate } from '#work-process/gate.ts';
import { makeForm } from './make-pictures.ts';
import { listWidths } from './picture-rules.ts';

/** Pictures that are part of the code: those of the demo store, and those of the pages themselves. */
const BUNDLED = join(import.meta.dirname, '../../../demo');

type Facts = { width: number; height: number; colour: string };
export type PictureFormat = 'avif' | 'webp';
export type MediaFile = { bytes: Buffer; type: `image/${PictureFormat}`; isExact: boolean };

function readNames(): Map<string, { name: string; width: number }> {
  try {
    const index: Record<string, Facts> = JSON.parse(readFileSync(join(BUNDLED, 'pictures.json'), 'utf8'));
    return new Map(
      Object.entries(index).map(([name, { width, height, colour }]) => [
        `${name}_${width}x${height}_${colour}`,
        { name, width },
      ]),
    );
  } catch {
    // A deployment may leave out the demo store.
    return new Map();
  }
}

/** Whether lists show this picture first: every picture except a product's second and later ones. */
const isFirst = (name: string) => !/-[2-9]$/.test(name);

/**
 * Pictures in the code exist only as AVIF in full width. Half width and WebP are made on the first request, one at a
 * time, and stored in `dir`. Until a half is made the full width is sent instead, so that a first list of pictures does
 * not wait. `makeHalves` makes them in advance. `report` receives errors.
 */
export function createBundledPictures(dir: string, report: (error: unknown) => void) {
  const names = readNames();
  const gate = createGate({ atOnce: 1, waiting: Number.POSITIVE_INFINITY });
  const making = createSharedWork<Buffer>();
  const pathOf = (folder: string, width: number, format: PictureFormat) => join(dir, folder, `${width}.${format}`);
  const unchecked = [...names].sort(([, one], [, other]) => Number(isFirst(other.name)) - Number(isFirst(one.name)));
  let isClosed = false;

  async function makeNow(name: string, width: number, format: PictureFormat, path: string): Promise<Buffer> {
    if (isClosed) throw new Error('The API is closing: no more pictures are made.');
    const bytes = await makeForm(await readFile(join(BUNDLED, 'pictures', `${name}.avif`)), width, format);
    // When the disk cannot be written, the picture is sent all the same and made again next time.
    await keep(path, bytes).catch(report);
    return bytes;
  }

  const make = (name: string, width: number, format: PictureFormat, path: string): Promise<Buffer> =>
    making.run(path, () => gate.run(() => makeNow(name, width, format, path)));

  return {
    has: (folder: string) => names.has(folder),

    /** The requested file of a folder, or undefined for a width it does not have. */
    read: async (folder: string, asked: string, format: PictureFormat): Promise<MediaFile | undefined> => {
      const picture = names.get(folder);
      const width = picture && listWidths(picture.width).find((one) => String(one) === asked);
      if (picture === undefined || width === undefined) return undefined;
      const full = () => readFile(join(BUNDLED, 'pictures', `${picture.name}.avif`));
      if (format === 'avif' && width === picture.width) {
        return { bytes: await full(), type: 'image/avif', isExact: true };
      }
      const path = pathOf(folder, width, format);
      const stored = await readFile(path).catch(() => undefined);
      if (stored !== undefined) return { bytes: stored, type: `image/${format}`, isExact: true };
      const made = make(picture.name, width, format, path);
      if (format === 'webp') return { bytes: await made, type: 'image/webp', isExact: true };
      made.catch((error: unknown) => isClosed || report(error));
      return { bytes: await full(), type: 'image/avif', isExact: false };
    },

    /**
     * Makes the halves for lists, one at a time, while `mayGoOn` returns true; the next call continues there. Gives up
     * when the disk stores none.
     */
    makeHalves: async (mayGoOn: () => boolean): Promise<void> => {
      while (unchecked.length > 0 && !isClosed && mayGoOn()) {
        const [folder, { name, width: full }] = unchecked.shift() ?? ['', { name: '', width: 1 }];
        const half = listWidths(full).at(-1) ?? full;
        const path = pathOf(folder, half, 'avif');
        const isStored = () =>
          access(path).then(
            () => true,
            () => false,
          );
        if (half !== full && !(await isStored())) {
          await make(name, half, 'avif', path).catch((error: unknown) => isClosed || report(error));
          if (!(await isStored())) unchecked.length = 0;
        }
      }
    },

    /** Starts no further pictures, and resolves when those in progress have ended. */
    close: async () => {
      isClosed = true;
      await making.settled();
    },
  };
}

export type BundledPictures = ReturnType<typeof createBundledPictures>;

/** Writes a file completely or not at all. */
async function keep(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, bytes);
  await rename(draft, path);
}

/** A picture of the demo store in full width, as it is in the code. */
export const readBundledOriginal = (name: string): Promise<Buffer | undefined> =>
  readFile(join(BUNDLED, 'pictures', `${name}.avif`)).catch(() => undefined);

/** Pictures of the garments that are printed on, for the stage. */
export const readGarmentFile = (file: string): Promise<Buffer | undefined> =>
  readFile(fileURLToPath(import.meta.resolve(`@aaram/shared-domain/garments/${file}`))).catch(() => undefined);
