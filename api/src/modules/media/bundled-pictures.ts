import { readFileSync } from 'node:fs';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createGate } from './gate.ts';
import { listWidths, makeForm } from './make-pictures.ts';

/** Pictures that come with the code: the demo store's, and those the pages themselves show. */
const BUNDLED = join(import.meta.dirname, '../../../demo');

type Facts = { width: number; height: number; colour: string };
export type PictureFormat = 'avif' | 'webp';
export type MediaFile = { bytes: Buffer; type: `image/${PictureFormat}`; isExact: boolean };

function readNames(): Map<string, { name: string; width: number }> {
  try {
    const index = JSON.parse(readFileSync(join(BUNDLED, 'pictures.json'), 'utf8')) as Record<string, Facts>;
    return new Map(
      Object.entries(index).map(([name, { width, height, colour }]) => [
        `${name}_${width}x${height}_${colour}`,
        { name, width },
      ]),
    );
  } catch {
    // A deployment may leave the demo store out.
    return new Map();
  }
}

/** Whether a list shows this picture before others of its kind: all but a product's second one and those after it. */
const isFirst = (name: string) => !/-[2-9]$/.test(name);

/**
 * The pictures in the code are AVIF in their full width alone. Half their width and WebP are made when they are first
 * asked for, one at a time, and kept in `dir`. Waiting for halves would hold up a first list of pictures: until
 * one is made, the full width stands in for it. `makeHalves` makes them before anybody asks. `report` hears what could
 * not be made.
 */
export function createBundledPictures(dir: string, report: (error: unknown) => void) {
  const names = readNames();
  const gate = createGate({ atOnce: 1, waiting: Number.POSITIVE_INFINITY });
  const making = new Map<string, Promise<Buffer>>();
  const placeOf = (folder: string, width: number, format: PictureFormat) => join(dir, folder, `${width}.${format}`);
  const unlooked = [...names].sort(([, one], [, other]) => Number(isFirst(other.name)) - Number(isFirst(one.name)));
  let isClosed = false;

  async function makeNow(name: string, width: number, format: PictureFormat, place: string): Promise<Buffer> {
    if (isClosed) throw new Error('The API is closing: no more pictures are made.');
    const bytes = await makeForm(await readFile(join(BUNDLED, 'pictures', `${name}.avif`)), width, format);
    // A disk that takes nothing costs making it again, and nobody a picture.
    await keep(place, bytes).catch(report);
    return bytes;
  }

  function make(name: string, width: number, format: PictureFormat, place: string): Promise<Buffer> {
    const underWay = making.get(place);
    if (underWay !== undefined) return underWay;
    const made = gate.run(() => makeNow(name, width, format, place)).finally(() => making.delete(place));
    making.set(place, made);
    return made;
  }

  return {
    has: (folder: string) => names.has(folder),

    /** The file of a folder that is there, or undefined for a width it does not have. */
    read: async (folder: string, asked: string, format: PictureFormat): Promise<MediaFile | undefined> => {
      const picture = names.get(folder);
      const width = picture && listWidths(picture.width).find((one) => String(one) === asked);
      if (picture === undefined || width === undefined) return undefined;
      const full = () => readFile(join(BUNDLED, 'pictures', `${picture.name}.avif`));
      if (format === 'avif' && width === picture.width) {
        return { bytes: await full(), type: 'image/avif', isExact: true };
      }
      const place = placeOf(folder, width, format);
      const kept = await readFile(place).catch(() => undefined);
      if (kept !== undefined) return { bytes: kept, type: `image/${format}`, isExact: true };
      const made = make(picture.name, width, format, place);
      if (format === 'webp') return { bytes: await made, type: 'image/webp', isExact: true };
      made.catch((error: unknown) => isClosed || report(error));
      return { bytes: await full(), type: 'image/avif', isExact: false };
    },

    /**
     * Makes the halves that lists ask for, one after the other, as long as `mayGoOn` says so; goes on where it was when
     * it is called again. Gives up where the disk keeps none.
     */
    makeHalves: async (mayGoOn: () => boolean): Promise<void> => {
      while (unlooked.length > 0 && !isClosed && mayGoOn()) {
        const [folder, { name, width: full }] = unlooked.shift() ?? ['', { name: '', width: 1 }];
        const half = listWidths(full).at(-1) ?? full;
        const place = placeOf(folder, half, 'avif');
        const isKept = () =>
          access(place).then(
            () => true,
            () => false,
          );
        if (half !== full && !(await isKept())) {
          await make(name, half, 'avif', place).catch((error: unknown) => isClosed || report(error));
          if (!(await isKept())) unlooked.length = 0;
        }
      }
    },

    /** Makes nothing more, and resolves when what is under way has ended. */
    close: async () => {
      isClosed = true;
      await Promise.allSettled(making.values());
    },
  };
}

export type BundledPictures = ReturnType<typeof createBundledPictures>;

/** Puts a whole file into its place, or none of it. */
async function keep(place: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(place), { recursive: true });
  const draft = `${place}.${process.pid}`;
  await writeFile(draft, bytes);
  await rename(draft, place);
}

/** Light and coverage maps of the T-shirt designer. */
export async function readDesignerFile(file: string): Promise<Buffer | undefined> {
  return readFile(join(BUNDLED, 'pictures/designer', file)).catch(() => undefined);
}
