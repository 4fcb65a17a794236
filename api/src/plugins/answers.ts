import { crc32 } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { createByteCache } from '#byte-cache.ts';
import type { Answer, ReadyAnswers } from './ready-answers.ts';

/** The result of a public read, as a value or as finished JSON, with its headers. */
export type Fresh = ({ json: unknown } | { bytes: Buffer }) & { headers?: Record<string, string> };

const MEGABYTE = 1024 * 1024;
/** Larger answers are not kept: a list of the whole catalogue is rarely requested, and a few would fill the memory. */
const LARGEST_KEPT = MEGABYTE;
/** Largest size of each cache, bytes, whatever is requested. */
const KEPT = { product: 24 * MEGABYTE, list: 24 * MEGABYTE, blog: 8 * MEGABYTE };
const isKept = ({ body }: Answer) => body.length <= LARGEST_KEPT;

// Browsers revalidate each time, mostly with 304, so that people see their own changes; shared caches may keep it for
// seconds.
const PUBLIC = 'public, max-age=0, s-maxage=5, must-revalidate';

/** By object, because unchanged bytes are the same object as last time (`db/known-bytes.ts`). */
const checksums = new WeakMap<Buffer, string>();

function checksumOf(body: Buffer): string {
  const sum = checksums.get(body) ?? crc32(body).toString(36);
  checksums.set(body, sum);
  return sum;
}

/**
 * The ETag of an answer: its length and checksums. Two answers of one URL that differ in a few adjacent bytes, such as
 * a price or a stock, never get the same. Headers count too, because pages may differ in their headers alone.
 */
function nameAnswer(body: Buffer, headers: Record<string, string>): string {
  return `"${body.length.toString(36)}-${checksumOf(body)}-${crc32(JSON.stringify(headers)).toString(36)}"`;
}

/** Copies bytes that are a small part of a socket buffer, because they would keep all of it in memory. */
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
 * A cache of finished answers with at most `maxBytes`. The least recently used is evicted first, each is valid for
 * `ttlMs`, and equal reads at the same time are asked once. Answers of more than a megabyte are not kept. An answer
 * that is not or no longer kept gets `until` 0, so that others who hold it see that it has expired.
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
      // Not kept if it was forgotten while it was being made: it was right when it was asked for.
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

/** Sends a finished answer, or 304 when the client already has it. */
function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer) {
  reply.headers(answer.headers);
  return request.headers['if-none-match'] === answer.etag ? reply.code(304).send() : reply.send(answer.body);
}

type Caches = 'product' | 'list' | 'blog';

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers a public read from memory; asks at most once per key within a few seconds. Never for personal data. */
    answerCached: (
      cache: Caches,
      request: FastifyRequest,
      reply: FastifyReply,
      key: string,
      ask: () => Promise<Fresh>,
    ) => Promise<void>;
    /** Call it after the commit of any change of products, their stock or their reviews. */
    forgetProducts: (ids: readonly string[]) => void;
    forgetPosts: () => void;
  }
}

/** Caches finished answers of public reads. Placing an order reads everything that money depends on again. */
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
