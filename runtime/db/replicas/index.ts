export { POLL_MS } from './replica-lag.ts';
export { createReplicas, type Replicas } from './replicas.ts';
