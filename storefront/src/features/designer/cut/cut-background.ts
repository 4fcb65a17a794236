import { MAX_PICTURE_BYTES } from '@aaram/shared-domain/picture';
import { findBackground } from './find-background.ts';

/** The background is looked for in a copy of this longest side, px; the picture itself keeps its pixels. */
const LOOK_SIDE = 1600;
/** A canvas of some phones has no more pixels. */
const MAX_PIXELS = 16_000_000;

function drawn(image: CanvasImageSource, width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) {
    throw new Error('This browser draws no pictures.');
  }
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { canvas, context };
}

async function load(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
}

async function toFile(canvas: HTMLCanvasElement): Promise<Blob> {
  for (const quality of [0.95, 0.85, 0.7]) {
    const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', quality));
    if (file !== null && file.size <= MAX_PICTURE_BYTES) {
      return file;
    }
  }
  throw new Error('The picture is too large in every quality.');
}

export type CutPicture = { file: Blob; width: number; height: number };

/** A picture without its plain background; undefined when its background is not plain. `src` is of this site. */
export async function cutBackground(
  src: string,
  { withHoles }: { withHoles: boolean },
): Promise<CutPicture | undefined> {
  const image = await load(src);
  const [width, height] = [image.naturalWidth, image.naturalHeight];
  const small = Math.min(1, LOOK_SIDE / Math.max(width, height));
  const look = drawn(image, width * small, height * small);
  const pixels = look.context.getImageData(0, 0, look.canvas.width, look.canvas.height);
  const alpha = await findBackground(pixels, { withHoles });
  if (alpha === undefined) {
    return undefined;
  }
  for (let at = 0; at < alpha.length; at += 1) {
    pixels.data[at * 4 + 3] = Math.min(alpha[at] ?? 255, pixels.data[at * 4 + 3] ?? 255);
  }
  look.context.putImageData(pixels, 0, 0);
  const large = Math.min(1, Math.sqrt(MAX_PIXELS / (width * height)));
  const { canvas, context } = drawn(image, width * large, height * large);
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(look.canvas, 0, 0, canvas.width, canvas.height);
  return { file: await toFile(canvas), width: canvas.width, height: canvas.height };
}
