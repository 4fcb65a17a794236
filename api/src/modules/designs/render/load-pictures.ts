import type { DisplayItem } from '@aaram/shared-domain/design';
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import { LRUCache } from 'lru-cache';
import sharp, { type Sharp } from 'sharp';
import { type FindPicture, free, keyOf, type PictureItem } from './paint.ts';

sharp.concurrency(1);
sharp.cache(false);

/** The uploaded files of a design by their address. */
export type Originals = Readonly<Record<string, Uint8Array>>;

const MAX_PIXELS = 40_000_000;
/** A decoder that takes longer is stopped. */
const MAX_SECONDS = 15;
/** Decoded pictures that are cached for the next item that shows them. Of a print area of 30 x 40 cm, that is one or two. */
const MAX_DECODED_BYTES = 64 * 1024 * 1024;
const BYTES_PER_PIXEL = 4;

export const isPicture = (item: DisplayItem): item is PictureItem => item.kind === 'picture';

/**
 * What is left of an upload, upright, in sRGB, and no larger than it is printed: so much memory a picture needs and no
 * more. To be encoded as the caller likes.
 */
export async function cutPicture(bytes: Uint8Array, { crop, width, height }: PictureItem, pxPerMm: number) {
  const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({ seconds: MAX_SECONDS });
  const { autoOrient: whole } = await upright.metadata();
  const left = Math.min(whole.width - 1, Math.round(crop.x * whole.width));
  const top = Math.min(whole.height - 1, Math.round(crop.y * whole.height));
  return upright
    .rotate()
    .extract({
      left,
      top,
      width: Math.max(1, Math.min(whole.width - left, Math.round(crop.width * whole.width))),
      height: Math.max(1, Math.min(whole.height - top, Math.round(crop.height * whole.height))),
    })
    .resize({
      width: Math.max(1, Math.round(width * pxPerMm)),
      height: Math.max(1, Math.round(height * pxPerMm)),
      fit: 'fill',
      withoutEnlargement: true,
    })
    .toColourspace('srgb');
}

/** The picture as a canvas: decoded without an encoder and a decoder between. */
async function decode(picture: Sharp): Promise<Canvas> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const canvas = createCanvas(info.width, info.height);
  const pixels = new Uint8ClampedArray(data.buffer as ArrayBuffer, data.byteOffset, data.byteLength);
  canvas.getContext('2d').putImageData(new ImageData(pixels, info.width, info.height), 0, 0);
  return canvas;
}

/** Each picture's largest item: it is decoded as large as it is printed largest. */
function findLargest(items: readonly DisplayItem[]): Map<string, PictureItem> {
  const largest = new Map<string, PictureItem>();
  for (const item of items.filter(isPicture)) {
    const known = largest.get(keyOf(item));
    if (known === undefined || known.width < item.width) {
      largest.set(keyOf(item), item);
    }
  }
  return largest;
}

/** Decodes the pictures of display lists when they are painted, one by one, and caches few of them. */
export function createPictures(items: readonly DisplayItem[], originals: Originals, pxPerMm: number): FindPicture {
  const largest = findLargest(items);
  const decoded = new LRUCache<string, Canvas>({
    maxSize: MAX_DECODED_BYTES,
    sizeCalculation: ({ width, height }) => width * height * BYTES_PER_PIXEL,
    dispose: free,
  });
  return async (item) => {
    const key = keyOf(item);
    const known = decoded.get(key);
    if (known !== undefined) {
      return known;
    }
    const bytes = originals[item.media];
    if (bytes === undefined) {
      throw new Error('A picture of this design is gone.');
    }
    const image = await decode(await cutPicture(bytes, largest.get(key) ?? item, pxPerMm));
    decoded.set(key, image);
    return image;
  };
}
