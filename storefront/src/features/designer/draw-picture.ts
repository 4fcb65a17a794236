import { MAX_PICTURE_BYTES } from '@aaram/shared-domain/picture';

/** A canvas of some phones has no more pixels. */
const MAX_PIXELS = 16_000_000;

/** The picture at an address of this site or of the browser. Throws when it is none. */
export async function loadImage(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
}

/** A picture on a canvas, as large as it is times `factor`, and no larger than a canvas may be. */
export function drawImage(image: HTMLImageElement, factor = 1) {
  const [width, height] = [image.naturalWidth * factor, image.naturalHeight * factor];
  const fit = Math.min(1, Math.sqrt(MAX_PIXELS / (width * height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * fit));
  canvas.height = Math.max(1, Math.round(height * fit));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) {
    throw new Error('This browser draws no pictures.');
  }
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { canvas, context };
}

export type DrawnPicture = { file: Blob; width: number; height: number };

/** A canvas as a WebP, or what the browser writes instead, that the store takes. Throws when it is too large. */
export async function writeCanvas(canvas: HTMLCanvasElement): Promise<DrawnPicture> {
  for (const quality of [0.95, 0.85, 0.7]) {
    const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', quality));
    if (file !== null && file.size <= MAX_PICTURE_BYTES) {
      return { file, width: canvas.width, height: canvas.height };
    }
  }
  throw new Error('The picture is too large in every quality.');
}
