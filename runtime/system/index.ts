export { findFreePorts, isFree, tryListen } from './ports.ts';
export {
  commandLineOf,
  folderOf,
  identify,
  isAlive,
  isSameProcess,
  listPids,
  parentOf,
  signal,
} from './processes.mjs';
export { until } from './until.ts';
