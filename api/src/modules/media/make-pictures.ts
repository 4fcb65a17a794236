import { MAX_PICTURE_BYTES } from '@aaram/shared-domain/picture';
import type { Sharp } from 'sharp';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/media.ts';
import { sniffPicture } from './sniff-picture.ts';

export const MAX_PIXELS = 40_000_000;
const MAX_WIDTH = 1600;
export const MAX_SECONDS = 20;
const formats = new Set(['jpeg', 'png', 'webp', 'heif']);

/** Loaded for the first picture: it is large, and most processes never need it. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

const refuseFormat = () => refuse('UNSUPPORTED_IMAGE', texts.formatUnsupported);

/**
 * Checks untrusted bytes without decoding them: their real format, whatever they are called, and how many pixels they
 * claim. Fails with 413 or 415.
 */
export async function findPictureProblem(bytes: Buffer): Promise<Refusal | undefined> {
  if (bytes.length > MAX_PICTURE_BYTES) {
    return refuse('IMAGE_TOO_LARGE', common.pictureTooLarge);
  }
  if (sniffPicture(bytes) === undefined) {
    return refuseFormat();
  }
  const sharp = await loadSharp();
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  // Phones also write HEIF, but only its AVIF variant can be read here.
  const isKnown =
    facts !== undefined && formats.has(facts.format) && (facts.format !== 'heif' || facts.compression === 'av1');
  if (!isKnown) {
    return refuseFormat();
  }
  return facts.width * facts.height > MAX_PIXELS ? refuse('IMAGE_TOO_LARGE', texts.tooManyPixels) : undefined;
}

/** A picture as pages need it: size in pixels, background colour, and the WebP of each width. */
export type MadePicture = { width: number; height: number; colour: string; files: Map<number, Buffer> };

/** The widths in which a picture is stored: full and half. */
export const listWidths = (width: number) => [...new Set([width, Math.max(1, Math.round(width / 2))])];

/**
 * Decodes checked bytes once and re-encodes them upright, without metadata, in full width (at most 1600 pixels) and
 * half of it. Fails with 415 when they turn out to be broken.
 */
export async function makePicture(bytes: Buffer): Promise<Outcome<MadePicture>> {
  const sharp = await loadSharp();
  const picture: Sharp = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({
    seconds: MAX_SECONDS,
  });
  const whole = await picture
    .rotate()
    .resize({ width: MAX_WIDTH, withoutEnlargement: true })
    .webp({ quality: 82, effort: 4 })
    .toBuffer({ resolveWithObject: true })
    .catch(refuseFormat);
  if (whole instanceof Refusal) {
    return whole;
  }
  const { width, height } = whole.info;
  const files = new Map([[width, whole.data]]);
  for (const smaller of listWidths(width).slice(1)) {
    files.set(smaller, await sharp(whole.data).resize(smaller).webp({ quality: 80, effort: 4 }).toBuffer());
  }
  const dot = await sharp(whole.data)
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return { width, height, colour: dot.subarray(0, 3).toString('hex').padEnd(6, '0'), files };
}

/** The AVIF of a WebP that was made here. */
export async function makeAvif(webp: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(webp).avif({ quality: 55, effort: 2 }).toBuffer();
}

/** One of our own pictures in another width or format. */
export async function makeForm(bytes: Buffer, width: number, format: 'avif' | 'webp'): Promise<Buffer> {
  const sharp = await loadSharp();
  const resized = sharp(bytes).resize(width);
  return format === 'avif'
    ? resized.avif({ quality: 55, effort: 1 }).toBuffer()
    : resized.webp({ quality: 82, effort: 4 }).toBuffer();
}
