export { type ObserveRequest, timeRequests } from './request-times.ts';
export { serveMetrics } from './serve-metrics.ts';
