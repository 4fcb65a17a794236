import { crc32 } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { createByteCache } from '#byte-cache.ts';
import type { Answer, ReadyAnswers } from './ready-answers.ts';

/** What a public read answers, as a value or as JSON already, and the headers that belong to it. */
export type Fresh = ({ json: unknown } | { bytes: Buffer }) & { headers?: Record<string, string> };

const MEGABYTE = 1024 * 1024;
/** A whole catalogue in one list is seldom asked for, and a few of them would fill the memory. */
const LARGEST_KEPT = MEGABYTE;
/** What finished answers may take, whatever strangers ask for. */
const KEPT = { product: 24 * MEGABYTE, list: 24 * MEGABYTE, blog: 8 * MEGABYTE };
const isKept = ({ body }: Answer) => body.length <= LARGEST_KEPT;

// Browsers ask again each time and mostly hear 304, so nobody misses their own change; shared caches may help for seconds.
const PUBLIC = 'public, max-age=0, s-maxage=5, must-revalidate';

/** Bytes that did not change since they were answered last are the same object (`db/known-bytes.ts`). */
const checksums = new WeakMap<Buffer, string>();

function checksumOf(body: Buffer): string {
  const sum = checksums.get(body) ?? crc32(body).toString(36);
  checksums.set(body, sum);
  return sum;
}

/**
 * Names an answer by its length and checksums: two answers of one address that differ in a few bytes next to each
 * other, as a price or a stock does, never have the same. Pages may differ in nothing but their headers.
 */
function nameAnswer(body: Buffer, headers: Record<string, string>): string {
  return `"${body.length.toString(36)}-${checksumOf(body)}-${crc32(JSON.stringify(headers)).toString(36)}"`;
}

/** The same bytes on their own: a small part of what a socket brought would keep all of it. */
const detach = (bytes: Buffer) =>
  bytes.buffer.byteLength > Math.max(2 * bytes.length, Buffer.poolSize) ? Buffer.from(bytes) : bytes;

async function makeAnswer(ask: () => Promise<Fresh>, ttlMs: number): Promise<Answer> {
  const fresh = await ask();
  const { headers = {} } = fresh;
  const body = 'bytes' in fresh ? detach(fresh.bytes) : Buffer.from(JSON.stringify(fresh.json));
  const etag = nameAnswer(body, headers);
  const all = {
    ...headers,
    etag,
    'cache-control': PUBLIC,
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  };
  return { body, etag, headers: all, lines: Object.entries(all).flat(), until: Date.now() + ttlMs };
}

/**
 * Finished answers in so many bytes: the least used goes first, each lives `ttlMs`, equal questions are asked once.
 * Those of more than a megabyte are not kept. Whoever holds an answer that is not kept here sees by its `until` that it
 * is over.
 */
export function createAnswerCache({ maxBytes, ttlMs }: { maxBytes: number; ttlMs: number }) {
  const end = (answer: Answer) => {
    answer.until = 0;
  };
  const kept = createByteCache<string, Answer>({ maxBytes, sizeOf: ({ body }) => body.length, onGone: end });
  const pending = new Map<string, Promise<Answer>>();

  return {
    /** What is kept, in bytes. */
    size: () => kept.calculatedSize,
    async get(key: string, ask: () => Promise<Fresh>): Promise<Answer> {
      const known = kept.get(key);
      if (known !== undefined && known.until > Date.now()) {
        return known;
      }
      const asked = pending.get(key);
      if (asked !== undefined) {
        return asked;
      }
      // Forgotten while it was being made: true when it was asked, but not to be kept.
      const made = makeAnswer(ask, ttlMs).then((answer) => {
        if (pending.get(key) === made && isKept(answer)) {
          kept.set(key, answer);
        } else {
          end(answer);
        }
        return answer;
      });
      const settle = () => {
        if (pending.get(key) === made) {
          pending.delete(key);
        }
      };
      made.then(settle, settle);
      pending.set(key, made);
      return made;
    },
    forget(key: string) {
      kept.delete(key);
      pending.delete(key);
    },
    clear() {
      kept.clear();
      pending.clear();
    },
  };
}

/** Sends a finished answer, or 304 when the caller already has it. */
function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer) {
  reply.headers(answer.headers);
  return request.headers['if-none-match'] === answer.etag ? reply.code(304).send() : reply.send(answer.body);
}

type Caches = 'product' | 'list' | 'blog';

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers a public read from memory, asking at most once per key and a few seconds. Never for anybody's own data. */
    answerCached: (
      cache: Caches,
      request: FastifyRequest,
      reply: FastifyReply,
      key: string,
      ask: () => Promise<Fresh>,
    ) => Promise<void>;
    /** To be called after any change of products, their stock or their reviews has been committed. */
    forgetProducts: (ids: readonly string[]) => void;
    forgetPosts: () => void;
  }
}

/** Finished answers of public reads in memory; facts that money depends on are read again when an order is placed. */
export const answersPlugin = fp<{ ready: ReadyAnswers }>(
  async (app, { ready }) => {
    const { answersMs } = app.config;
    const caches = {
      product: createAnswerCache({ maxBytes: KEPT.product, ttlMs: answersMs }),
      list: createAnswerCache({ maxBytes: KEPT.list, ttlMs: answersMs }),
      blog: createAnswerCache({ maxBytes: KEPT.blog, ttlMs: Math.min(answersMs * 3, 10_000) }),
    };
    ready.begin(app);
    app.decorate('answerCached', async (name, request, reply, key, ask) => {
      const find = () => (answersMs === 0 ? makeAnswer(ask, 0) : caches[name].get(key, ask));
      const answer = await find();
      if (isKept(answer)) {
        ready.remember(request, { answer, find });
      }
      await sendAnswer(request, reply, answer);
    });
    app.decorate('forgetProducts', (ids) => {
      app.replicas.noteChange();
      for (const id of ids) {
        caches.product.forget(id);
      }
      caches.list.clear();
    });
    app.decorate('forgetPosts', () => {
      app.replicas.noteChange();
      caches.blog.clear();
    });
  },
  { name: 'answers', dependencies: ['db', 'metrics'] },
);
