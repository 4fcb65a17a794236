import type { IncomingMessage } from 'node:http';
import { currentTracing, type OpenSpan, traceCall } from '@aaram/shared-domain/tracing';
import fp from 'fastify-plugin';

/** One span for each call, named by the pattern of its route. The statements of the call belong to it. */
export const tracingPlugin = fp(
  async (app) => {
    const tracing = currentTracing();
    if (tracing === undefined) {
      return;
    }
    const spans = new WeakMap<IncomingMessage, OpenSpan>();
    app.addHook('onRequest', ({ method, headers, routeOptions, raw }, reply, done) => {
      const span = traceCall(tracing, { method, route: routeOptions.url, traceparent: headers.traceparent }, reply.raw);
      spans.set(raw, span);
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
  },
  { name: 'tracing' },
);
