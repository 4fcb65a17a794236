import { MAX_PICTURE_BYTES } from '@aaram/shared-domain/picture';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/media.ts';
import { WorkLost } from '#work-process/work-process.ts';
import { MAX_PIXELS, type MadePicture } from './picture-rules.ts';
import { inPictureProcess } from './process/picture-process.ts';
import { isHeic, sniffPicture } from './sniff-picture.ts';

const RETRY_AFTER_SECONDS = 5;
const formats = new Set(['jpeg', 'png', 'webp', 'heif']);

/** The picture could not be made or stored now; the same one can be sent again. */
export const refusePictureNow = () =>
  refuse('UNAVAILABLE_NOW', texts.pictureNotSaved, { retryAfterSeconds: RETRY_AFTER_SECONDS });

const refuseFormat = () => refuse('UNSUPPORTED_IMAGE', texts.formatUnsupported);

/** A decoder that failed says that the bytes are broken; a process that was lost says nothing of them. */
export const refuseFailure = (error: unknown) => (error instanceof WorkLost ? refusePictureNow() : refuseFormat());

/**
 * Checks untrusted bytes without decoding them: their real format, whatever they are called, and how many pixels they
 * claim. Fails with 413, 415, or 503 when the process of pictures was lost.
 */
export async function findPictureProblem(bytes: Buffer): Promise<Refusal | undefined> {
  if (bytes.length > MAX_PICTURE_BYTES) {
    return refuse('IMAGE_TOO_LARGE', common.pictureTooLarge);
  }
  if (sniffPicture(bytes) === undefined) {
    return isHeic(bytes) ? refuse('UNSUPPORTED_IMAGE', texts.heic) : refuseFormat();
  }
  const facts = await inPictureProcess('readFacts', bytes).catch(refuseFailure);
  if (facts instanceof Refusal) {
    return facts;
  }
  // Phones also write HEIF, but only its AVIF variant can be read here.
  if (!formats.has(facts.format) || (facts.format === 'heif' && facts.compression !== 'av1')) {
    return refuseFormat();
  }
  return facts.width * facts.height > MAX_PIXELS ? refuse('IMAGE_TOO_LARGE', texts.tooManyPixels) : undefined;
}

/** Makes the stored forms of checked bytes. Fails with 415 when they turn out to be broken, and 503 when the process was lost. */
export const makePicture = (bytes: Buffer): Promise<Outcome<MadePicture>> =>
  inPictureProcess('make', bytes).catch(refuseFailure);

/** The AVIF of a WebP that was made here. */
export const makeAvif = (webp: Buffer): Promise<Buffer> => inPictureProcess('makeAvif', webp);

/** One of our own pictures in another width or format. */
export const makeForm = (bytes: Buffer, width: number, format: 'avif' | 'webp'): Promise<Buffer> =>
  inPictureProcess('makeForm', { bytes, width, format });
