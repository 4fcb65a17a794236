import { createWorkProcess } from '#work-process/work-process.ts';
import type { renderWork } from './render-work.ts';

/** Longer than the largest design may take on a busy machine. */
const MAX_MS = 30_000;
/** Heap flags do not bound what painters and decoders take: a process beyond this is ended. */
const MAX_RSS_BYTES = 768 * 1024 * 1024;

/** Paints designs (render-work.ts) in a process of its own, one at a time. */
export const inRenderProcess = createWorkProcess<typeof renderWork>(new URL('./render-child.ts', import.meta.url), {
  idleMs: 10_000,
  maxMs: MAX_MS,
  maxRssBytes: MAX_RSS_BYTES,
});
