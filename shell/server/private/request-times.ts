import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** Counts and times every request by the pattern of its route, under the name and with the labels of the API's. */
export function timeRequests(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'time to answer, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    duration.labels(method, routeOptions.url ?? 'unknown', String(reply.statusCode)).observe(reply.elapsedTime / 1000);
    done();
  });
}
