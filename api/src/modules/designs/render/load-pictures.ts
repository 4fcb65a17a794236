import type { DisplayItem } from '@aaram/shared-domain/design';
import { type Image, loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import { keyOf } from './paint.ts';

sharp.concurrency(1);
sharp.cache(false);

/** The uploaded files of a design by their address. */
export type Originals = Readonly<Record<string, Uint8Array>>;
type PictureItem = Extract<DisplayItem, { kind: 'picture' }>;

const MAX_PIXELS = 40_000_000;
/** A decoder that takes longer is stopped. */
const MAX_SECONDS = 15;
export const isPicture = (item: DisplayItem): item is PictureItem => item.kind === 'picture';

/**
 * What is left of an upload, upright, in sRGB, and no larger than it is printed: so much memory a picture needs and no
 * more. Answers a PNG.
 */
export async function cutPicture(
  bytes: Uint8Array,
  { crop, width, height }: PictureItem,
  pxPerMm: number,
): Promise<Buffer> {
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
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** The pictures of display lists, decoded one by one; each as large as it is printed largest. */
export async function loadPictures(
  items: readonly DisplayItem[],
  originals: Originals,
  pxPerMm: number,
): Promise<Map<string, Image>> {
  const largest = new Map<string, PictureItem>();
  for (const item of items.filter(isPicture)) {
    const known = largest.get(keyOf(item));
    if (known === undefined || known.width < item.width) {
      largest.set(keyOf(item), item);
    }
  }
  const pictures = new Map<string, Image>();
  for (const [key, item] of largest) {
    const bytes = originals[item.media];
    if (bytes !== undefined) {
      pictures.set(key, await loadImage(await cutPicture(bytes, item, pxPerMm)));
    }
  }
  return pictures;
}
