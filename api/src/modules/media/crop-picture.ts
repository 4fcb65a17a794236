import type { Crop } from '@aaram/shared-domain/media';
import type { Outcome } from '#outcome.ts';
import { createGate } from '#work-process/gate.ts';
import { refuseFailure } from './make-pictures.ts';
import { inPictureProcess } from './process/picture-process.ts';

const gate = createGate({ atOnce: 1, waiting: 20 });

/** The part of a picture that `crop` names, in shares of its upright width and height. One at a time. */
export const cropPicture = (bytes: Buffer, crop: Crop): Promise<Outcome<Buffer>> =>
  gate.runOrRefuse(() => inPictureProcess('cut', { bytes, crop })).catch(refuseFailure);
