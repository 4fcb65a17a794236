export { canaryRules, explainWithdrawal, type TriedCanary, watchCanaries } from './canary-watch.ts';
export { createLiveAges } from './live-ages.ts';
export type { LivePart } from './live-part.ts';
export { isFailing, liveRules } from './live-rules.ts';
export { watchLive } from './live-watch.ts';
export { repeat } from './repeat.ts';
