export { launchDatabase, type RunningDatabase } from './launch.ts';
export { launchReplica } from './replica.ts';
