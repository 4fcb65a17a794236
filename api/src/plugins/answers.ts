import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

type Answer = { body: Buffer; etag: string; headers: Record<string, string>; until: number };
/** What a public read answers, as a value or as JSON text already, and the headers that belong to it. */
export type Fresh = ({ json: unknown } | { text: string }) & { headers?: Record<string, string> };

async function makeAnswer(ask: () => Promise<Fresh>, ttlMs: number): Promise<Answer> {
  const fresh = await ask();
  const { headers = {} } = fresh;
  const body = Buffer.from('text' in fresh ? fresh.text : JSON.stringify(fresh.json));
  const etag = `"${createHash('sha1').update(body).update(JSON.stringify(headers)).digest('base64url')}"`;
  return { body, etag, headers, until: Date.now() + ttlMs };
}

/** A bounded store of finished answers: the least used goes first, each lives `ttlMs`, equal questions are asked once. */
export function createAnswerCache({ max, ttlMs }: { max: number; ttlMs: number }) {
  const kept = new Map<string, Answer>();
  const pending = new Map<string, Promise<Answer>>();

  function keep(key: string, answer: Answer) {
    kept.set(key, answer);
    if (kept.size > max) {
      kept.delete(kept.keys().next().value ?? key);
    }
  }

  return {
    async get(key: string, ask: () => Promise<Fresh>): Promise<Answer> {
      const known = kept.get(key);
      if (known !== undefined && known.until > Date.now()) {
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const asked = pending.get(key);
      if (asked !== undefined) {
        return asked;
      }
      // Forgotten while it was being made: true when it was asked, but not to be kept.
      const made = makeAnswer(ask, ttlMs).then((answer) => {
        if (pending.get(key) === made) {
          keep(key, answer);
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

// Browsers ask again each time and mostly hear 304, so nobody misses their own change; shared caches may help for seconds.
const PUBLIC = 'public, max-age=0, s-maxage=5, must-revalidate';

/** Sends a finished answer, or 304 when the caller already has it. */
function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer) {
  reply.headers(answer.headers).header('etag', answer.etag).header('cache-control', PUBLIC);
  if (request.headers['if-none-match'] === answer.etag) {
    return reply.code(304).send();
  }
  return reply.type('application/json; charset=utf-8').send(answer.body);
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

/** Finished answers of public reads in memory (readings: live facts are re-read where they matter, at ordering). */
export const answersPlugin = fp(
  async (app) => {
    const caches = {
      product: createAnswerCache({ max: 5000, ttlMs: 3000 }),
      list: createAnswerCache({ max: 1000, ttlMs: 3000 }),
      blog: createAnswerCache({ max: 500, ttlMs: 10_000 }),
    };
    app.decorate('answerCached', async (cache, request, reply, key, ask) => {
      await sendAnswer(request, reply, await caches[cache].get(key, ask));
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
  { name: 'answers', dependencies: ['db'] },
);
