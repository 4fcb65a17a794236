import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Db } from '#db/pool.ts';
import type { Outcome } from '#outcome.ts';
import { orFail } from '#plugins/refusals.ts';
import type { Answer, Fresh } from './answer.ts';
import { createAnswerCache } from './answer-cache.ts';
import type { KnownAddresses } from './known-addresses.ts';

const MEGABYTE = 1024 * 1024;
/** Largest size of each cache of answers, bytes, whatever is requested. */
const KEPT = { product: 24 * MEGABYTE, list: 24 * MEGABYTE, blog: 8 * MEGABYTE };

/** A public read: the same answer for everybody. */
export type PublicRead = {
  /** The cache of its answers: products by id, everything that is made of several products, the blog. */
  cache: keyof typeof KEPT;
  /** Distinguishes the answers of a cache. */
  key: string;
  /** Asks a replica, or the primary where there is none. */
  ask: (db: Db) => Promise<Outcome<Fresh>>;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers a public read: from memory, else it asks, at most once per key within a few seconds. */
    readPublic: (request: FastifyRequest, reply: FastifyReply, read: PublicRead) => Promise<void>;
    /** Call it after the commit of any change of products, their stock or their reviews. */
    forgetProducts: (ids: readonly string[]) => void;
    forgetPosts: () => void;
  }
}

/** Sends a finished answer, or 304 when the client already has it. */
function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer) {
  reply.headers(answer.headers);
  return request.headers['if-none-match'] === answer.etag ? reply.code(304).send() : reply.send(answer.body);
}

/** The one way of public reads. Placing an order reads everything that money depends on again. */
export const readPathPlugin = fp<{ known: KnownAddresses }>(
  async (app, { known }) => {
    const { answersMs } = app.config;
    const caches = {
      product: createAnswerCache({ maxBytes: KEPT.product, ttlMs: answersMs }),
      list: createAnswerCache({ maxBytes: KEPT.list, ttlMs: answersMs }),
      blog: createAnswerCache({ maxBytes: KEPT.blog, ttlMs: Math.min(answersMs * 3, 10_000) }),
    };
    known.begin(app);
    app.decorate('readPublic', async (request, reply, { cache: name, key, ask }) => {
      const cache = caches[name];
      const find = () => cache.get(key, async () => orFail(await app.replicas.read(ask)));
      const answer = await find();
      known.remember(request, { now: () => cache.find(key), find });
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
  { name: 'read-path', dependencies: ['db', 'metrics'] },
);
