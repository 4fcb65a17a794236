import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';

/** Takes over a caller's request id when it is harmless to log, otherwise makes one. */
export function createRequestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[A-Za-z0-9._-]{8,64}$/.test(given) ? given : randomUUID();
}

const silent = new Set(['/healthz', '/readyz']);

/**
 * One line per request: id, method, route (the pattern, never the address with its values), status, ms, user id.
 * No token, no query, no body, no personal data.
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
          { method: request.method, route, status: reply.statusCode, ms, userId: request.user?.id },
          'request',
        );
      }
    });
  },
  { name: 'request-log' },
);
