import { createServer, type Server } from 'node:http';
import fp from 'fastify-plugin';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Registry;
    /** Counts one answered request. */
    observeRequest: (method: string, route: string, status: number, seconds: number) => void;
  }
}

/** Counts and times every request by route; `app.metrics` takes the modules' own figures. */
export const metricsPlugin = fp(
  async (app) => {
    const registry = new Registry();
    const duration = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer, by method, route and status',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [registry],
    });
    app.decorate('metrics', registry);
    // Kept, because combining labels costs more than counting.
    const counters = new Map<string, ReturnType<typeof duration.labels>>();
    app.decorate('observeRequest', (method, route, status, seconds) => {
      const key = `${method} ${status} ${route}`;
      const counter = counters.get(key) ?? duration.labels(method, route, String(status));
      counters.set(key, counter);
      counter.observe(seconds);
    });
    app.addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'unknown';
      app.observeRequest(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
      done();
    });
  },
  { name: 'metrics' },
);

/** Serves the figures to Prometheus on a separate port, which is not public. */
export function serveMetrics(registry: Registry, host: string, port: number): Server {
  collectDefaultMetrics({ register: registry });
  const server = createServer((_request, response) => {
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return server.listen(port, host);
}
