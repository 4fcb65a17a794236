import { Readable } from 'node:stream';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { answerRules, bufferAnswer } from './answer-buffer.ts';
import { BodyRefused, tooMany } from './body-refused.ts';
import { createPlaces } from './places.ts';
import type { ReleaseStore } from './releases.ts';
import { createBodyReader } from './request-body.ts';
import { createShares, type Release } from './shares.ts';
import { sourceOf } from './source.ts';

const UPSTREAM_TIMEOUT_MS = 30_000;
/** Longest a connection to the API stays open without a request, ms. */
const KEPT_OPEN_MS = 5000;

export const proxyRules = {
  /** Requests the API works on at once for this shop; people behind one address share what one source may have. */
  places: { total: 64, perSource: 24, waitingPerSource: 256, waiting: 2048, waitMs: 2500 },
  /** Longest a call without files waits, in all: the API itself answers earlier, unless it stands still. */
  callMs: 4400,
};

declare module 'fastify' {
  interface FastifyRequest {
    /** When all of the request was here, in `performance.now()`. */
    wholeAt: number;
    /** The release set that is live as this request is forwarded. */
    releaseSet: string;
    /** Gives its place at the API back. */
    leavePlace: Release;
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

const waitedOf = ({ wholeAt }: Pick<FastifyRequest, 'wholeAt'>) => Math.round(performance.now() - wholeAt);

type HeaderSource = Pick<FastifyRequest, 'ip' | 'releaseSet' | 'method' | 'wholeAt'>;

/** What the API hears of the caller; what the caller says of the release set counts for nothing. */
function forwardHeaders<Headers extends object>(request: HeaderSource, headers: Headers) {
  const { ip, releaseSet, method } = request;
  return {
    ...headers,
    // Answered here: the body that is asked about has come, or is coming.
    expect: undefined,
    // Nobody forwards a body that nobody reads.
    ...(method === 'GET' || method === 'HEAD' ? { 'content-length': undefined } : {}),
    // Of what came before, the API hears who the caller is and nothing else.
    forwarded: undefined,
    'x-forwarded-host': undefined,
    'x-forwarded-proto': undefined,
    'x-forwarded-for': ip,
    'x-release-set': releaseSet,
    // The API's deadline counts from here.
    'x-waited-ms': String(waitedOf(request)),
  };
}

/** Waits for a place at the API, for as long as the caller does. Throws `BodyRefused` when there is none. */
async function takePlace(
  places: ReturnType<typeof createPlaces>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    gone.abort();
    // One that was never read is still on disk.
    if (request.body instanceof Readable) {
      request.body.destroy();
    }
    // A caller who goes in the middle of his request is answered by nobody; any other's answer is still to come.
    if (request.raw.aborted) {
      request.leavePlace();
    }
  });
  const leave = await places.take(sourceOf(request.ip), gone.signal);
  if (!leave) {
    throw tooMany();
  }
  request.leavePlace = leave;
}

/**
 * Forwards the API and its pictures, so that a browser speaks to one origin only. Says which release set is live
 * (`x-release-set`): the API logs it, and an order keeps it.
 */
export async function registerProxy(
  app: FastifyInstance,
  apiUrl: string,
  store: Pick<ReleaseStore, 'live'>,
  rules = proxyRules,
): Promise<void> {
  app.decorateRequest('wholeAt', 0);
  app.decorateRequest('releaseSet', '');
  app.decorateRequest('leavePlace', () => undefined);
  const places = createPlaces(rules.places);
  const memory = createShares(answerRules.memory);
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
        preHandler: async (request, reply) => {
          request.wholeAt = performance.now();
          // Webhooks and open tabs go on when no release can be read.
          request.releaseSet = await store.live().then(
            (live) => live.id,
            () => 'none',
          );
          await takePlace(places, request, reply);
        },
        handler: (request, reply, dest, options) => {
          const { body, headers } = request;
          const inTime = { ...options, timeout: Math.max(1, rules.callMs - waitedOf(request)) };
          if (Buffer.isBuffer(body)) {
            // As it came: what is signed must not be written anew.
            return reply.from(dest, {
              ...inTime,
              body,
              contentType: headers['content-type'] || 'application/octet-stream',
            });
          }
          return reply.from(dest, body === undefined ? inTime : options);
        },
        undici: {
          headersTimeout: UPSTREAM_TIMEOUT_MS,
          bodyTimeout: UPSTREAM_TIMEOUT_MS,
          connections: rules.places.total,
          // A rush leaves no sockets behind for longer than this.
          keepAliveMaxTimeout: KEPT_OPEN_MS,
        },
        replyOptions: {
          rewriteRequestHeaders: forwardHeaders,
          // What is said of one connection is not true of the other.
          rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }) => headers,
          // An API that says it is too busy is not asked again at once, least of all ten times.
          retryDelay: () => null,
          onResponse: (request, reply, { stream }) => {
            const length = Number(reply.getHeader('content-length'));
            void reply.send(
              bufferAnswer(stream, { length, memory, source: sourceOf(request.ip), release: request.leavePlace }),
            );
          },
          onError: (reply, { error }) => {
            reply.request.leavePlace();
            void refuse(reply, error.cause instanceof BodyRefused ? error.cause : AWAY);
          },
        },
      });
    }
  };
  await app.register(forward);
}
