import { runAs, type WorkKind } from '@aaram/runtime/db/queue';
import { shedReads } from '@aaram/runtime/http/load';
import { isBuyingCall } from '@aaram/shared-domain/priority';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Counter, Gauge } from 'prom-client';
import * as common from '#texts/common.ts';
import { workOf } from './access.ts';
import { AppError } from './errors.ts';

export const overloadRules = {
  /** Reads under way at the same time; further ones are shed. */
  maxReads: 256,
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

/** Calls that open an account or a session. */
const entryCalls = /^\/api\/auth\/(register|login|logout|forgot-password|reset-password|session)(\/|$)/;

/** What the statements of a call are for: each kind has its share of the connections (docs/operations.md). */
function kindOf({ routeOptions: { url = '', config } }: FastifyRequest): WorkKind {
  if (isBuyingCall(url)) {
    return 'checkout';
  }
  if (entryCalls.test(url)) {
    return 'entry';
  }
  return config.access === 'admin' || (config.access && workOf(config.access)) ? 'panel' : 'browsing';
}

const createRefusal = () => new AppError(503, 'UNAVAILABLE_NOW', common.storeUnavailable, { retryAfterSeconds: 2 });

/**
 * Sheds reads that are too many to be answered in time, with 503 and Retry-After. Calls of buyers are never shed, and their
 * statements have the largest share of the connections (docs/operations.md).
 */
export const overloadPlugin = fp(
  async (app) => {
    const mayShed = (request: FastifyRequest) => isShedable(request) && kindOf(request) !== 'checkout';
    const reads = shedReads(app, { maxReads: overloadRules.maxReads, mayShed, createRefusal });
    app.decorate('readsUnderWay', () => reads.underWay);
    new Counter({
      name: 'shed_reads_total',
      help: 'reads shed with 503',
      registers: [app.metrics],
      collect() {
        this.reset();
        this.inc(reads.shed);
      },
    });
    new Gauge({
      name: 'reads_under_way',
      help: 'reads under way, without those of buyers',
      registers: [app.metrics],
      collect() {
        this.set(reads.underWay);
      },
    });
    function markKind(request: FastifyRequest, done: () => void) {
      const kind = kindOf(request);
      if (kind === 'browsing') {
        done();
      } else {
        runAs(kind, done);
      }
    }
    app.addHook('onRequest', (request, _reply, done) => markKind(request, done));
    // Reading a body leaves the context of the hook above.
    app.addHook('preValidation', (request, _reply, done) => markKind(request, done));
  },
  { name: 'overload', dependencies: ['errors', 'metrics'] },
);
