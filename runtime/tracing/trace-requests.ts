import { currentTracing, type OpenSpan, traceCall } from '@aaram/shared-domain/tracing';
import type { FastifyInstance } from 'fastify';

const spans = new WeakMap<object, OpenSpan>();

/** `traceparent` for calls that a request makes; undefined while tracing is off. */
export const traceOf = ({ raw }: { raw?: object }): string | undefined => raw && spans.get(raw)?.header;

type Options = {
  /** Whether the work of a request runs in the context of its span, so that its statements belong to the span. */
  holdsContext?: boolean;
  /** The pattern of the routes whose response tells the browser its trace in `Server-Timing`: calls of the page join it. */
  pagesAt?: string;
};

/** One span for each request, named by the pattern of its route. Nothing while tracing is off. */
export function traceRequests(app: FastifyInstance, { holdsContext = false, pagesAt }: Options): void {
  const tracing = currentTracing();
  if (tracing === undefined) {
    return;
  }
  app.addHook('onRequest', ({ method, headers, routeOptions: { url: route }, raw }, reply, done) => {
    const span = traceCall(tracing, { method, route, traceparent: headers.traceparent }, reply.raw);
    spans.set(raw, span);
    if (route !== undefined && route === pagesAt) {
      reply.header('server-timing', `traceparent;desc="${span.header}"`);
    }
    if (holdsContext) {
      span.within(done);
    } else {
      done();
    }
  });
  if (holdsContext) {
    // Reading a body leaves the context of the hook above.
    app.addHook('preValidation', (request, _reply, done) => {
      const span = spans.get(request.raw);
      if (span === undefined) {
        done();
      } else {
        span.within(done);
      }
    });
  }
}
