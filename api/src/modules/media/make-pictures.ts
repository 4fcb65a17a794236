import { MAX_PICTURE_BYTES } from '@aaram/shared-domain/picture';
import { type Outcome, type Refusal, refuse } from '#outcome.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/media.ts';
import { MAX_PIXELS, type MadePicture } from './picture-rules.ts';
import { inPictureProcess } from './process/picture-process.ts';
import { sniffPicture } from './sniff-picture.ts';

const formats = new Set(['jpeg', 'png', 'webp', 'heif']);

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
  const facts = await inPictureProcess('readFacts', bytes).catch(() => undefined);
  // Phones also write HEIF, but only its AVIF variant can be read here.
  const isKnown =
    facts !== undefined && formats.has(facts.format) && (facts.format !== 'heif' || facts.compression === 'av1');
  if (!isKnown) {
    return refuseFormat();
  }
  return facts.width * facts.height > MAX_PIXELS ? refuse('IMAGE_TOO_LARGE', texts.tooManyPixels) : undefined;
}

/** Makes the stored forms of checked bytes. Fails with 415 when they turn out to be broken. */
export const makePicture = (bytes: Buffer): Promise<Outcome<MadePicture>> =>
  inPictureProcess('make', bytes).catch(refuseFormat);

/** The AVIF of a WebP that was made here. */
export const makeAvif = (webp: Buffer): Promise<Buffer> => inPictureProcess('makeAvif', webp);

/** One of our own pictures in another width or format. */
export const makeForm = (bytes: Buffer, width: number, format: 'avif' | 'webp'): Promise<Buffer> =>
  inPictureProcess('makeForm', { bytes, width, format });
