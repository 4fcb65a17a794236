import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

const UPSTREAM_TIMEOUT_MS = 30_000;

/** Forwards the API and its pictures, so that a browser speaks to one origin only. */
export async function registerProxy(app: FastifyInstance, apiUrl: string): Promise<void> {
  for (const prefix of ['/api', '/media']) {
    await app.register(proxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      undici: { headersTimeout: UPSTREAM_TIMEOUT_MS, bodyTimeout: UPSTREAM_TIMEOUT_MS, connections: 64 },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({ ...headers, 'x-forwarded-for': request.ip }),
        onError: (reply) => {
          void reply
            .code(503)
            .header('retry-after', '2')
            .send({ code: 'UNAVAILABLE_NOW', message: 'The store is not available for a moment. Please try again.' });
        },
      },
    });
  }
}
