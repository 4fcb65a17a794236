import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** The client's request id when it is safe to log, otherwise a new one. */
export function createRequestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[A-Za-z0-9._-]{8,64}$/.test(given) ? given : randomUUID();
}

/** The release set of the page, which the shop server sends; undefined when it is missing or malformed. */
export function readReleaseSet(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const given = request.headers['x-release-set'];
  return typeof given === 'string' && /^[A-Za-z0-9._-]{1,100}$/.test(given) ? given : undefined;
}

/** A request that was answered. */
export type AnsweredRequest = {
  id: string;
  method: string;
  /** The pattern, never the URL with its values. */
  route: string;
  status: number;
  ms: number;
  userId?: string | undefined;
  releaseSet: string | undefined;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Writes the line of a request. */
    logRequest: (request: AnsweredRequest) => void;
  }
}

const silent = new Set(['/healthz', '/readyz']);

/**
 * One line per request: id, method, route (the pattern, never the URL with its values), status, ms, user id and release
 * set. No token, no query, no body, no personal data.
 */
export const requestLogPlugin = fp(
  async (app) => {
    // Stored with what many lines have in common, which is then not written again for each.
    const logs = new Map<string, FastifyBaseLogger>();
    app.decorate('logRequest', ({ id, method, route, status, ms, userId, releaseSet }) => {
      if (silent.has(route)) {
        return;
      }
      const key = `${method} ${status} ${route}`;
      const log = logs.get(key) ?? app.log.child({ method, route, status });
      logs.set(key, log);
      log.info({ reqId: id, ms: Math.round(ms * 100) / 100, userId, releaseSet }, 'request');
    });
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id);
    });
    app.addHook('onResponse', async (request, reply) => {
      app.logRequest({
        id: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: reply.elapsedTime,
        userId: request.user?.id,
        releaseSet: readReleaseSet(request),
      });
    });
  },
  { name: 'request-log' },
);
