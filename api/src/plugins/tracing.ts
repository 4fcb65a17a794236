import type { IncomingMessage } from 'node:http';
import { currentTracing, type OpenSpan } from '@aaram/shared-domain/tracing';
import fp from 'fastify-plugin';

/** One span for each call, named by the pattern of its route. The statements of the call belong to it. */
export const tracingPlugin = fp(
  async (app) => {
    const tracing = currentTracing();
    if (tracing === undefined) {
      return;
    }
    const spans = new WeakMap<IncomingMessage, OpenSpan>();
    app.addHook('onRequest', (request, _reply, done) => {
      const { method, headers, routeOptions } = request;
      const route = routeOptions.url ?? 'unknown';
      const parent = headers.traceparent;
      const span = tracing.begin(`${method} ${route}`, {
        kind: 'server',
        facts: { 'http.request.method': method, 'http.route': route },
        parent: typeof parent === 'string' ? parent : undefined,
      });
      spans.set(request.raw, span);
      span.within(done);
    });
    // Reading a body leaves the context of the hook above.
    app.addHook('preValidation', (request, _reply, done) => {
      const span = spans.get(request.raw);
      if (span === undefined) {
        done();
      } else {
        span.within(done);
      }
    });
    app.addHook('onResponse', (request, reply, done) => {
      const { statusCode } = reply;
      spans.get(request.raw)?.end({ 'http.response.status_code': statusCode }, statusCode >= 500);
      done();
    });
  },
  { name: 'tracing' },
);
