import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPictureUrl } from '@aaram/shared-domain/picture';
import type { Sharp } from 'sharp';
import { fail } from '#plugins/errors.ts';

/** Largest upload, bytes. */
const MAX_PICTURE_BYTES = 8 * 1024 * 1024;
const MAX_PIXELS = 40_000_000;
const MAX_WIDTH = 1600;
const formats = new Set(['jpeg', 'png', 'webp', 'heif']);

/** A picture that lies in the media folder. `isNew` is false when the very same bytes had been uploaded before. */
export type StoredPicture = { url: string; folder: string; width: number; height: number; isNew: boolean };

/** Loaded on the first upload: it is large, and most processes never need it. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  return sharp;
}

const refuseFormat = () => fail(415, 'UNSUPPORTED_MEDIA', 'Please upload pictures as JPG, PNG, WebP or AVIF.');

/** Opens untrusted bytes: looks at what they are, not at what they are called, and at their size before decoding. */
async function openPicture(bytes: Buffer): Promise<Sharp> {
  const sharp = await loadSharp();
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  // HEIF is also what phones write; only its AVIF kind can be read here.
  const isKnown =
    facts !== undefined && formats.has(facts.format) && (facts.format !== 'heif' || facts.compression === 'av1');
  if (!isKnown) {
    return refuseFormat();
  }
  if (facts.width * facts.height > MAX_PIXELS) {
    fail(413, 'TOO_LARGE', 'This picture has too many pixels. The limit is 40 megapixels.');
  }
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate();
}

/**
 * Re-encodes an upload in its width (at most 1600) and half of it as WebP, without any metadata, and puts it into
 * `dataDir/media` under a name made of its content. AVIF follows by the job `make-avif`.
 * Fails with 413 or 415 and leaves nothing behind.
 */
export async function storePicture(dataDir: string, bytes: Buffer): Promise<StoredPicture> {
  if (bytes.length > MAX_PICTURE_BYTES) {
    fail(413, 'TOO_LARGE', 'This picture is too large. The limit is 8 MB.');
  }
  const picture = await openPicture(bytes);
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const media = join(dataDir, 'media');
  await mkdir(media, { recursive: true });
  const known = (await readdir(media)).find((folder) => folder.startsWith(`${name}_`));
  if (known !== undefined) {
    return describe(known, false);
  }
  const whole = await picture
    .resize({ width: MAX_WIDTH, withoutEnlargement: true })
    .webp({ quality: 82, effort: 4 })
    .toBuffer({ resolveWithObject: true })
    .catch(refuseFormat);
  const { width, height } = whole.info;
  const sharp = await loadSharp();
  const half = Math.max(1, Math.round(width / 2));
  const smaller = await sharp(whole.data).resize(half).webp({ quality: 80, effort: 4 }).toBuffer();
  const dot = await sharp(whole.data)
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const colour = dot.subarray(0, 3).toString('hex').padEnd(6, '0');
  const folder = `${name}_${width}x${height}_${colour}`;
  await moveIntoPlace(media, folder, { [`${width}.webp`]: whole.data, [`${half}.webp`]: smaller });
  return describe(folder, true);
}

/** All files or none: a folder appears under its name only once it is complete. */
async function moveIntoPlace(media: string, folder: string, files: Record<string, Buffer>) {
  const draft = join(media, `.${randomBytes(8).toString('hex')}`);
  await mkdir(draft, { recursive: true });
  for (const [file, bytes] of Object.entries(files)) {
    await writeFile(join(draft, file), bytes);
  }
  await rename(draft, join(media, folder)).catch(() => rm(draft, { recursive: true, force: true }));
}

function describe(folder: string, isNew: boolean): StoredPicture {
  const [, name = '', width = '0', height = '0', colour = ''] = /^(.+)_(\d+)x(\d+)_([0-9a-f]{6})$/.exec(folder) ?? [];
  const size = { width: Number(width), height: Number(height) };
  return { url: buildPictureUrl({ name, colour, ...size }), folder, ...size, isNew };
}

/** Takes back a picture whose form was refused after all; one that was there before stays. */
export async function removePicture(dataDir: string, picture: StoredPicture) {
  if (picture.isNew) {
    await rm(join(dataDir, 'media', picture.folder), { recursive: true, force: true });
  }
}

/** Makes the AVIF beside each WebP of a picture. Doing it twice changes nothing. */
export async function makeAvif(dataDir: string, folder: string) {
  const path = join(dataDir, 'media', folder);
  const files = await readdir(path).catch(() => []);
  const sharp = await loadSharp();
  for (const file of files.filter((each) => each.endsWith('.webp'))) {
    const target = join(path, file.replace('.webp', '.avif'));
    const draft = `${target}.${randomBytes(4).toString('hex')}`;
    await sharp(join(path, file)).avif({ quality: 55, effort: 2 }).toFile(draft);
    await rename(draft, target);
  }
}
