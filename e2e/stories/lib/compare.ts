import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export type Pixels = { data: Uint8ClampedArray; width: number; height: number };

/** Smallest difference of a pixel that is drawn, 0-1, weighted by perceived brightness. */
const THRESHOLD = 0.1;

export async function readPixels(image: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

/** Blended pixels at an edge are rounded to multiples of this (of 255). */
const BLEND_STEPS = 32;

/**
 * Rounds the blended pixels at edges, so that differences in font smoothing do not count. Pixels with two equal
 * neighbours, in even areas and straight lines, stay as they are.
 */
export function soften(pixels: Pixels): Pixels {
  const { width } = pixels;
  const all = new Uint32Array(pixels.data.buffer, pixels.data.byteOffset, pixels.data.length / 4);
  const data = new Uint8ClampedArray(pixels.data);
  for (let i = 0; i < all.length; i += 1) {
    const own = all[i];
    let alike = all[i - 1] === own ? 1 : 0;
    if (all[i + 1] === own) alike += 1;
    if (all[i - width] === own) alike += 1;
    if (all[i + width] === own) alike += 1;
    if (alike >= 2) continue;
    for (let at = i * 4; at < i * 4 + 3; at += 1) data[at] = Math.round((data[at] ?? 0) / BLEND_STEPS) * BLEND_STEPS;
  }
  return { ...pixels, data };
}

/** Draws the second of two pictures of one size, faint, with the differences in red. */
export function drawDifference(was: Pixels, is: Pixels): Promise<Buffer> {
  const { width, height } = was;
  const drawing = new Uint8ClampedArray(was.data.length);
  pixelmatch(was.data, is.data, drawing, width, height, { threshold: THRESHOLD });
  return sharp(Buffer.from(drawing), { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}
