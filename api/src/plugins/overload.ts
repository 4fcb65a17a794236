import { isBuyingCall } from '@aaram/shared-domain/priority';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Counter, Gauge } from 'prom-client';
import { runFirst } from '#db/urgency.ts';
import * as common from '#texts/common.ts';
import { AppError } from './errors.ts';

export const overloadRules = {
  /** Reads under way at the same time; further ones are shed. */
  mostReads: 256,
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Reads under way now, without those of buyers. */
    readsUnderWay: () => number;
  }
}

/** Pictures have a limit of their own, and a balancer must hear how the process is. */
const isExempt = (url: string) => url.startsWith('/media/') || url === '/healthz' || url === '/readyz';

function isShedable({ method, routeOptions: { url = '' } }: FastifyRequest) {
  return (method === 'GET' || method === 'HEAD') && !isExempt(url);
}

/**
 * Sheds reads that are too many to be answered in time, with 503 and Retry-After, at once and before they cost a
 * statement. Calls of buyers are never shed, and their statements go first (docs/operations.md).
 */
export const overloadPlugin = fp(
  async (app) => {
    let underWay = 0;
    app.decorate('readsUnderWay', () => underWay);
    const shed = new Counter({
      name: 'shed_reads_total',
      help: 'reads shed with 503',
      registers: [app.metrics],
    });
    new Gauge({
      name: 'reads_under_way',
      help: 'reads under way, without those of buyers',
      registers: [app.metrics],
      collect() {
        this.set(underWay);
      },
    });
    app.addHook('onRequest', (request, reply, done) => {
      if (isBuyingCall(request.routeOptions.url ?? '')) {
        runFirst(done);
        return;
      }
      if (!isShedable(request)) {
        done();
        return;
      }
      if (underWay >= overloadRules.mostReads) {
        shed.inc();
        done(new AppError(503, 'UNAVAILABLE_NOW', common.storeUnavailable, { retryAfterSeconds: 2 }));
        return;
      }
      underWay += 1;
      // Not `onResponse`, which does not run when the caller goes away.
      reply.raw.once('close', () => {
        underWay -= 1;
      });
      done();
    });
    // Reading a body leaves the context of the hook above.
    app.addHook('preValidation', (request, _reply, done) => {
      if (isBuyingCall(request.routeOptions.url ?? '')) {
        runFirst(done);
      } else {
        done();
      }
    });
  },
  { name: 'overload', dependencies: ['errors', 'metrics'] },
);
