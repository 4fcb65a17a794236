import { currentTracing, type OpenSpan, traceCall } from '@aaram/shared-domain/tracing';
import type { FastifyInstance } from 'fastify';

const spans = new WeakMap<object, OpenSpan>();

/** `traceparent` for calls that a request makes; undefined while tracing is off. */
export const traceOf = ({ raw }: { raw?: object }): string | undefined => raw && spans.get(raw)?.header;

/**
 * One span for each request, named by the pattern of its route. A document tells the browser its trace in
 * `Server-Timing`, so that the calls of the page belong to it.
 */
export function traceRequests(app: FastifyInstance): void {
  const tracing = currentTracing();
  if (tracing === undefined) {
    return;
  }
  app.addHook('onRequest', ({ method, headers, routeOptions, raw }, reply, done) => {
    const route = routeOptions.url;
    const span = traceCall(tracing, { method, route, traceparent: headers.traceparent }, reply.raw);
    spans.set(raw, span);
    if (route === '/*') {
      reply.header('server-timing', `traceparent;desc="${span.header}"`);
    }
    done();
  });
}
