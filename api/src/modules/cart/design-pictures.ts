import { fail } from '#plugins/errors.ts';
import { storePicture } from '#modules/media/index.ts';

const mediaPattern = /^\/media\/[A-Za-z0-9_-]{1,120}\/\d{1,5}\.webp$/;
const dataPattern = /^data:image\/(?:png|jpeg|webp|avif);base64,/;

/**
 * The address under which a picture of a customised item is kept. A picture sent as a data URL is stored like any
 * upload; an address must be one of ours, since nothing foreign is ever fetched or shown. 400, 413 or 415 otherwise.
 */
export async function keepDesignPicture(dataDir: string, picture: string): Promise<string> {
  if (mediaPattern.test(picture)) {
    return picture;
  }
  if (!dataPattern.test(picture)) {
    return fail(400, 'INVALID_INPUT', 'The picture of your design could not be read.');
  }
  const { url } = await storePicture(dataDir, Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64'));
  return url;
}
