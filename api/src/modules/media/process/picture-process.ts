import { createWorkProcess } from '#work-process/work-process.ts';
import type { pictureWork } from './picture-work.ts';

/** Longer than a decoder may take on a busy machine. */
const MAX_MS = 120_000;

/** Decodes and encodes pictures (picture-work.ts) in the process of pictures, one at a time (decision 39). */
export const inPictureProcess = createWorkProcess<typeof pictureWork>(new URL('./picture-child.ts', import.meta.url), {
  idleMs: 10_000,
  maxMs: MAX_MS,
});
