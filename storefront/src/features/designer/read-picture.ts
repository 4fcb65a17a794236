import { MAX_PICTURE_BYTES, pictureTypes } from '@aaram/shared-domain/picture';
import { isAnimated, isHeic } from '@aaram/shared-ui/picture-file';
import * as texts from '#texts/designer.ts';
import { drawImage, loadImage, writeCanvas } from './draw-picture.ts';

/** Largest picture that is taken, bytes. */
const MAX_BYTES = 15 * 1024 * 1024;

export type ReadPicture = { file: Blob; width: number; height: number; isAnimated: boolean };

/** Types that the store takes as they are; any other picture that the browser can show is drawn again. */
const kinds: ReadonlySet<string> = new Set(pictureTypes);
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
    return await loadImage(url);
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function prepare(file: File) {
  const image = await load(file);
  const isWelcome = kinds.has(file.type) && file.size <= MAX_PICTURE_BYTES;
  return isWelcome
    ? { file, width: image.naturalWidth, height: image.naturalHeight }
    : writeCanvas(drawImage(image).canvas);
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
