import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { WAITED_HEADER } from '@aaram/runtime/http/load';
import { readSource } from '@aaram/runtime/http/sources';
import { createFairSemaphore, createQuota, type Release } from '@aaram/runtime/queues';
import { traceOf } from '@aaram/runtime/tracing';
import { isBuyingCall } from '@aaram/shared-domain/priority';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import * as texts from '#texts/server.ts';
import type { SetChooser, TabSets } from '../release-choice.ts';
import { answerRules, bufferAnswer } from './answer-buffer.ts';
import { BodyRefused, tooMany } from './body-refused.ts';
import { createBodyReader } from './request-body.ts';

const UPSTREAM_TIMEOUT_MS = 30_000;
/** Longest an idle connection to the API stays open, ms. */
const HELD_OPEN_MS = 5000;

export const proxyRules = {
  /** Concurrent requests to the API; people behind one address share the limit of one source. */
  slots: { total: 64, perSource: 24, waitingPerSource: 256, waiting: 2048, waitMs: 2500 },
  /** Others for shoppers who pay or read their orders, so that no rush on products keeps a buyer out. */
  buyerSlots: { total: 24, perSource: 12, waitingPerSource: 128, waiting: 1024, waitMs: 2500 },
  /** Time limit of a call without files, ms, in all: the API itself answers earlier, unless it hangs. */
  callMs: 4400,
};

declare module 'fastify' {
  interface FastifyRequest {
    /** When the whole request had arrived, in `performance.now()`. */
    wholeAt: number;
    /** The release set of the tab that calls, and the one that its next document is made from. */
    releaseSets: TabSets;
    /** Gives the slot at the API back. */
    leaveQueue: Release;
  }
}

type Reply = { code: (status: number) => { headers: (all: object) => { send: (body: object) => unknown } } };

const refuse = (reply: Reply, { status, code, message }: BodyRefused) =>
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', ...(status === 503 ? { 'retry-after': '2' } : {}) })
    .send({ message, code });

const AWAY = new BodyRefused(503, 'UNAVAILABLE_NOW', texts.storeDown);

/** Webhooks and open tabs must work even when no release can be read. */
const NO_SETS: TabSets = { own: 'none', next: 'none' };

const waitedOf = ({ wholeAt }: Pick<FastifyRequest, 'wholeAt'>) => Math.round(performance.now() - wholeAt);

type HeaderSource = Pick<FastifyRequest, 'ip' | 'releaseSets' | 'method' | 'wholeAt'> & { raw?: object };

/** Headers for the API. The client's own `x-release-set` is overwritten, unless it names a set that was given out. */
function forwardHeaders<Headers extends object>(request: HeaderSource, headers: Headers) {
  const { ip, releaseSets, method } = request;
  const trace = traceOf(request);
  return {
    ...headers,
    ...(trace === undefined ? {} : { traceparent: trace }),
    // Already answered here: the body has arrived or is arriving.
    expect: undefined,
    // The body of such a request is never read, so it is not forwarded.
    ...(method === 'GET' || method === 'HEAD' ? { 'content-length': undefined } : {}),
    // Of earlier proxies' headers the API gets only the client's address.
    forwarded: undefined,
    'x-forwarded-host': undefined,
    'x-forwarded-proto': undefined,
    'x-forwarded-for': ip,
    'x-release-set': releaseSets.own,
    // The API counts its deadline from the moment the request was whole here.
    [WAITED_HEADER]: String(waitedOf(request)),
  };
}

/** Headers for the client: `connection` and `keep-alive` describe the connection to the API. */
function answerHeaders(
  { connection: _connection, 'keep-alive': _keepAlive, ...headers }: IncomingHttpHeaders,
  request: object | undefined,
) {
  const { releaseSets = NO_SETS, url = '' } = (request ?? {}) as Partial<Pick<FastifyRequest, 'releaseSets' | 'url'>>;
  return url.startsWith('/api/')
    ? { ...headers, 'x-release-set': releaseSets.next, vary: [headers.vary ?? [], 'x-release-set'].flat().join(', ') }
    : headers;
}

/** Waits for a slot at the API, no longer than the client does. Throws `BodyRefused` when there is none. */
async function takeSlot(
  slots: ReturnType<typeof createFairSemaphore>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    gone.abort();
    // A body that was not read is still on disk.
    if (request.body instanceof Readable) {
      request.body.destroy();
    }
    // An aborted request gets no response that would free its slot; every other request does.
    if (request.raw.aborted) {
      request.leaveQueue();
    }
  });
  const leave = await slots.take(readSource(request.ip), gone.signal);
  if (!leave) {
    throw tooMany();
  }
  request.leaveQueue = leave;
}

/**
 * Forwards API calls and pictures, so that a browser needs one origin only. Adds the tab's release set
 * (`x-release-set`): the API logs it, and an order keeps it. The answer says which set is next.
 */
export async function registerProxy(
  app: FastifyInstance,
  apiUrl: string,
  sets: Pick<SetChooser, 'forTab'>,
  rules = proxyRules,
): Promise<void> {
  app.decorateRequest('wholeAt', 0);
  app.decorateRequest('releaseSets');
  app.decorateRequest('leaveQueue', () => undefined);
  const slots = createFairSemaphore(rules.slots);
  const buyerSlots = createFairSemaphore(rules.buyerSlots);
  const memory = createQuota(answerRules.memory);
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
          request.releaseSets = await sets.forTab(request).catch(() => NO_SETS);
          const [path = ''] = request.url.split('?');
          await takeSlot(isBuyingCall(path) ? buyerSlots : slots, request, reply);
        },
        handler: (request, reply, dest, options) => {
          const { body, headers } = request;
          const inTime = { ...options, timeout: Math.max(1, rules.callMs - waitedOf(request)) };
          if (Buffer.isBuffer(body)) {
            // Forwarded byte for byte: a signed body must not be serialised again.
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
          connections: rules.slots.total + rules.buyerSlots.total,
          // After a rush no socket stays open longer than this.
          keepAliveMaxTimeout: HELD_OPEN_MS,
        },
        replyOptions: {
          rewriteRequestHeaders: forwardHeaders,
          rewriteHeaders: answerHeaders,
          // An API that says it is too busy is not called again at once; the default is ten retries.
          retryDelay: () => null,
          onResponse: (request, reply, { stream }) => {
            const length = Number(reply.getHeader('content-length'));
            void reply.send(
              bufferAnswer(stream, { length, memory, source: readSource(request.ip), release: request.leaveQueue }),
            );
          },
          onError: (reply, { error }) => {
            reply.request.leaveQueue();
            void refuse(reply, error.cause instanceof BodyRefused ? error.cause : AWAY);
          },
        },
      });
    }
  };
  await app.register(forward);
}
