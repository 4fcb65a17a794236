import { type ObserveRequest, timeRequests } from '@aaram/runtime/metrics';
import fp from 'fastify-plugin';
import { Registry } from 'prom-client';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Registry;
    observeRequest: ObserveRequest;
  }
}

/** Counts and times every request by route; `app.metrics` takes the modules' own figures. */
export const metricsPlugin = fp(
  async (app) => {
    const registry = new Registry();
    app.decorate('metrics', registry);
    app.decorate('observeRequest', timeRequests(app, registry));
  },
  { name: 'metrics' },
);
