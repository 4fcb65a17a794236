import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { ReleaseStore } from './releases.ts';
import { BodyRefused, createBodyReader } from './request-body.ts';

const UPSTREAM_TIMEOUT_MS = 30_000;

declare module 'fastify' {
  interface FastifyRequest {
    /** The release set that is live as this request is forwarded. */
    releaseSet: string;
  }
}

type Reply = { code: (status: number) => { headers: (all: object) => { send: (body: object) => unknown } } };

const refuse = (reply: Reply, { status, code, message }: BodyRefused) =>
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', ...(status === 503 ? { 'retry-after': '2' } : {}) })
    .send({ message, code });

const AWAY = new BodyRefused(
  503,
  'UNAVAILABLE_NOW',
  'The store is not available right now. Please try again in a moment.',
);

type HeaderSource = Pick<FastifyRequest, 'ip' | 'releaseSet' | 'method'>;

/** What the API hears of the caller; what the caller says of the release set counts for nothing. */
function forwardHeaders<Headers extends object>({ ip, releaseSet, method }: HeaderSource, headers: Headers) {
  return {
    ...headers,
    // Answered here: the body that is asked about has come, or is coming.
    expect: undefined,
    // Nobody forwards a body that nobody reads.
    ...(method === 'GET' || method === 'HEAD' ? { 'content-length': undefined } : {}),
    'x-forwarded-for': ip,
    'x-release-set': releaseSet,
  };
}

/**
 * Forwards the API and its pictures, so that a browser speaks to one origin only. Says which release set is live
 * (`x-release-set`): the API logs it, and an order keeps it.
 */
export async function registerProxy(
  app: FastifyInstance,
  apiUrl: string,
  store: Pick<ReleaseStore, 'live'>,
): Promise<void> {
  app.decorateRequest('releaseSet', '');
  const forward: FastifyPluginAsync = async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', createBodyReader());
    scope.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof BodyRefused)) {
        throw error;
      }
      return refuse(reply, error);
    });
    for (const prefix of ['/api', '/media']) {
      await scope.register(proxy, {
        upstream: apiUrl,
        prefix,
        rewritePrefix: prefix,
        proxyPayloads: false,
        preHandler: async (request) => {
          // Webhooks and open tabs go on when no release can be read.
          request.releaseSet = await store.live().then(
            (live) => live.id,
            () => 'none',
          );
        },
        handler: ({ body, headers }, reply, dest, options) =>
          // As it came: what is signed must not be written anew.
          Buffer.isBuffer(body)
            ? reply.from(dest, { ...options, body, contentType: headers['content-type'] || 'application/octet-stream' })
            : reply.from(dest, options),
        undici: { headersTimeout: UPSTREAM_TIMEOUT_MS, bodyTimeout: UPSTREAM_TIMEOUT_MS, connections: 64 },
        replyOptions: {
          rewriteRequestHeaders: forwardHeaders,
          onError: (reply, { error }) => {
            void refuse(reply, error.cause instanceof BodyRefused ? error.cause : AWAY);
          },
        },
      });
    }
  };
  await app.register(forward);
}
