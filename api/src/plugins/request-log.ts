import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
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

const silent = new Set(['/healthz', '/readyz']);

/**
 * One line per request: id, method, route (the pattern, never the URL with its values), status, ms, user id and release
 * set. No token, no query, no body, no personal data.
 */
export const requestLogPlugin = fp(
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id);
    });
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'unknown';
      if (!silent.has(route)) {
        const ms = Math.round(reply.elapsedTime * 100) / 100;
        request.log.info(
          {
            method: request.method,
            route,
            status: reply.statusCode,
            ms,
            userId: request.user?.id,
            releaseSet: readReleaseSet(request),
          },
          'request',
        );
      }
    });
  },
  { name: 'request-log' },
);
