export {
  addAll,
  type CountedRelease,
  errorsOf,
  none,
  type ReleaseCounts,
  rateOf,
} from './counts.ts';
export { type LiveAge, readCounts } from './counts-text.ts';
export { createReleaseFigures, type ReleaseFigure, type ReleaseFigures } from './release-figures.ts';
export { shareCounts } from './shared-counts.ts';
