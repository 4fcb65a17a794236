export { createFairQueue, floorOf } from './fair-queue.ts';
export { currentKind, runAs, type WorkKind } from './work-kind.ts';
