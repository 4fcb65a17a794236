export { createDeadline, WAITED_HEADER } from './deadline.ts';
export { boundHeldBytes, estimateBody } from './held-bytes.ts';
export { trackIdle } from './idle.ts';
export { shedReads } from './shed-reads.ts';
