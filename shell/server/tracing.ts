import { currentTracing, type OpenSpan } from '@aaram/shared-domain/tracing';
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
  app.addHook('onRequest', (request, reply, done) => {
    const { method, headers, routeOptions, raw } = request;
    const route = routeOptions.url ?? 'unknown';
    const parent = headers.traceparent;
    const span = tracing.begin(`${method} ${route}`, {
      kind: 'server',
      facts: { 'http.request.method': method, 'http.route': route },
      parent: typeof parent === 'string' ? parent : undefined,
    });
    spans.set(raw, span);
    if (route === '/*') {
      reply.header('server-timing', `traceparent;desc="${span.header}"`);
    }
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    spans.get(request.raw)?.end({ 'http.response.status_code': statusCode }, statusCode >= 500);
    done();
  });
}
