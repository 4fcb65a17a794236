export { type Child, type Log, runToEnd, startChild } from './children.mjs';
export { waitUntilReady } from './ready.ts';
export { runStep, type StepContext } from './run-step.mjs';
export { listenForStop, type Stops } from './stop-requests.mjs';
export { describeDelay, type RestartPolicy, supervise } from './supervise.ts';
