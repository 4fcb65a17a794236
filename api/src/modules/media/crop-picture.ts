import type { Crop } from '@aaram/shared-domain/media';
import { type Outcome, refuse } from '#outcome.ts';
import * as texts from '#texts/media.ts';
import { createGate } from './gate.ts';
import { loadSharp, MAX_PIXELS, MAX_SECONDS } from './make-pictures.ts';

/** More than a picture is served in. */
const MAX_WIDTH = 2400;
const gate = createGate({ atOnce: 1, waiting: 20 });

async function cut(bytes: Buffer, crop: Crop): Promise<Outcome<Buffer>> {
  const sharp = await loadSharp();
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { autoOrient: whole } = await picture.metadata();
  const left = Math.min(whole.width - 1, Math.round(crop.x * whole.width));
  const top = Math.min(whole.height - 1, Math.round(crop.y * whole.height));
  const width = Math.max(1, Math.min(whole.width - left, Math.round(crop.width * whole.width)));
  const height = Math.max(1, Math.min(whole.height - top, Math.round(crop.height * whole.height)));
  return picture
    .timeout({ seconds: MAX_SECONDS })
    .rotate()
    .extract({ left, top, width, height })
    .resize({ width: MAX_WIDTH, withoutEnlargement: true })
    .webp({ quality: 95, effort: 2 })
    .toBuffer();
}

/** The part of a picture that `crop` names, in shares of its upright width and height. One at a time. */
export const cropPicture = (bytes: Buffer, crop: Crop): Promise<Outcome<Buffer>> =>
  gate.runOrRefuse(() => cut(bytes, crop)).catch(() => refuse('UNSUPPORTED_IMAGE', texts.formatUnsupported));
