export { startTracing, stopTracing } from './start.ts';
export { traceOf, traceRequests } from './trace-requests.ts';
