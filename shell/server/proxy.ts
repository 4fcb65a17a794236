import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from './releases.ts';

const UPSTREAM_TIMEOUT_MS = 30_000;

declare module 'fastify' {
  interface FastifyRequest {
    /** The release set that is live as this request is forwarded. */
    releaseSet: string;
  }
}

/**
 * Forwards the API and its pictures, so that a browser speaks to one origin only. Says which release set is live
 * (`x-release-set`): the API logs it, and an order keeps it. What a client says of it counts for nothing.
 */
export async function registerProxy(
  app: FastifyInstance,
  apiUrl: string,
  store: Pick<ReleaseStore, 'live'>,
): Promise<void> {
  app.decorateRequest('releaseSet', '');
  for (const prefix of ['/api', '/media']) {
    await app.register(proxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      preHandler: async (request) => {
        // Webhooks and open tabs go on when no release can be read.
        request.releaseSet = await store.live().then(
          (live) => live.id,
          () => 'none',
        );
      },
      undici: { headersTimeout: UPSTREAM_TIMEOUT_MS, bodyTimeout: UPSTREAM_TIMEOUT_MS, connections: 64 },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-forwarded-for': request.ip,
          'x-release-set': request.releaseSet,
        }),
        onError: (reply) => {
          void reply.code(503).header('retry-after', '2').send({
            code: 'UNAVAILABLE_NOW',
            message: 'The store is not available right now. Please try again in a moment.',
          });
        },
      },
    });
  }
}
