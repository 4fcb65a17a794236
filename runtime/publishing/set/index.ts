export { assignAddresses } from './addresses.ts';
export { findMisfits } from './fit.ts';
export {
  type Author,
  changeSet,
  describeHold,
  type Hold,
  type PartPointer,
  pointerOf,
  type RequestedMove,
  readSet,
  type StoredSet,
} from './live-set.ts';
export { makeSetId } from './release-set-id.ts';
