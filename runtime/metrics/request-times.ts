import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** Counts one answered request. */
export type ObserveRequest = (method: string, route: string, status: number, seconds: number) => void;

/** Times of requests in `registry`, by method, pattern of the route, and status. */
function createRequestTimes(registry: Registry): ObserveRequest {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  // Stored, because combining labels costs more than counting.
  const counters = new Map<string, ReturnType<typeof duration.labels>>();
  return (method, route, status, seconds) => {
    const key = `${method} ${status} ${route}`;
    const counter = counters.get(key) ?? duration.labels(method, route, String(status));
    counters.set(key, counter);
    counter.observe(seconds);
  };
}

/** Counts and times every request of a server. Returns how to count one that no hook sees. */
export function timeRequests(app: FastifyInstance, registry: Registry): ObserveRequest {
  const observe = createRequestTimes(registry);
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    observe(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  return observe;
}
