import { MAX_PICTURE_BYTES, pictureTypes } from '@aaram/shared-domain/picture';
import { isAnimated, isHeic } from '@aaram/shared-ui/picture-file';
import * as texts from '#texts/designer.ts';

/** Largest picture that is taken, bytes. */
const MAX_BYTES = 15 * 1024 * 1024;

export type ReadPicture = { file: Blob; width: number; height: number; isAnimated: boolean };

/** Types that the store takes as they are; any other picture that the browser can show is drawn again. */
const kinds: ReadonlySet<string> = new Set(pictureTypes);
/** A canvas of some phones has no more pixels. */
const MAX_PIXELS = 16_000_000;

/** Why a file is no picture for a print. */
function describeRefused({ name, size, type }: File): string {
  if (isHeic({ name, type })) {
    return texts.heic(name);
  }
  return size > MAX_BYTES ? texts.pictureTooLarge(name) : texts.notPicture(name);
}

async function load(file: File): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** A picture drawn again as a WebP, or what the browser writes instead, that the store takes. */
async function redraw(image: HTMLImageElement): Promise<{ file: Blob; width: number; height: number }> {
  const canvas = document.createElement('canvas');
  const factor = Math.min(1, Math.sqrt(MAX_PIXELS / (image.naturalWidth * image.naturalHeight)));
  canvas.width = Math.max(1, Math.round(image.naturalWidth * factor));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * factor));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  for (const quality of [0.95, 0.85, 0.7]) {
    const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', quality));
    if (file !== null && file.size <= MAX_PICTURE_BYTES) {
      return { file, width: canvas.width, height: canvas.height };
    }
  }
  throw new Error('The picture is too large in every quality.');
}

async function prepare(file: File) {
  const image = await load(file);
  const isWelcome = kinds.has(file.type) && file.size <= MAX_PICTURE_BYTES;
  return isWelcome ? { file, width: image.naturalWidth, height: image.naturalHeight } : redraw(image);
}

/** Reads a chosen file as a picture; the sentence why it is not taken otherwise. */
export async function readPicture(file: File): Promise<ReadPicture | string> {
  if (!file.type.startsWith('image/') || file.size > MAX_BYTES) {
    return describeRefused(file);
  }
  try {
    const [picture, animated] = await Promise.all([prepare(file), isAnimated(file)]);
    return picture.width > 0 ? { ...picture, isAnimated: animated } : texts.pictureNotRead(file.name);
  } catch {
    return isHeic(file) ? texts.heic(file.name) : texts.pictureNotRead(file.name);
  }
}
