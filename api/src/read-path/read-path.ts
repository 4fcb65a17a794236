import {
  type ChangeLog,
  type ChangeReader,
  createChangeLog,
  createResponseCache,
  describeOrigin,
  formatBypass,
  type Origin,
  type Poll,
} from '@aaram/runtime/cache';
import type { Db } from '@aaram/runtime/db';
import { isDatabaseAway } from '@aaram/runtime/db/errors';
import { POLL_MS } from '@aaram/runtime/db/replicas';
import { PRICE_RULE_HEADER } from '@aaram/shared-domain/contract';
import { isPanelRole } from '@aaram/shared-domain/identity';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { deriveKeys } from '#derive-key.ts';
import type { Outcome } from '#outcome.ts';
import { orFail } from '#plugins/refusals.ts';
import { type Answer, bytesOf, type Fresh, findPacked, makeAnswer, originOf, packBody, toCacheable } from './answer.ts';
import type { KnownAddresses } from './known-addresses.ts';
import { createOwnChanges } from './own-changes.ts';
import { POSTS, PRICE_RULE, PRODUCTS } from './topics.ts';

const MEGABYTE = 1024 * 1024;
/** Largest size of each cache of answers, bytes, whatever is requested. */
const MAX_BYTES = { product: 48 * MEGABYTE, list: 24 * MEGABYTE, blog: 8 * MEGABYTE };
/** Larger answers are not cached: a list of the whole catalogue is rarely requested, and a few would fill the memory. */
const MAX_ANSWER_BYTES = MEGABYTE;

/** Lists take changes of stock and prices together for so long, ms: a busy store has one with every order. */
const GATHER_MS = 250;

/** A public read: the same answer for everyone. */
export type PublicRead = {
  /** The cache of its answers: products by id, everything that is made of several products, the blog. */
  cache: keyof typeof MAX_BYTES;
  /** Distinguishes the answers of a cache. */
  key: string;
  /** Asks a replica, or the primary where there is none. */
  ask: (db: Db) => Promise<Outcome<Fresh>>;
  /** What finds the changes of other processes; without it only those of this process end a cached answer. */
  poll?: Poll;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers a public read: from memory, else it asks, at most once per key within a few seconds. */
    readPublic: (request: FastifyRequest, reply: FastifyReply, read: PublicRead) => Promise<void>;
    /** What cached answers take for changed: lists, counts and suggestions read `gathered`, products and posts `atOnce`. */
    changes: ChangeLog;
    /** Call it after the commit of any change of products, their stock or their reviews. */
    forgetProducts: (ids: readonly string[]) => void;
    /**
     * The same for changes of stock and prices alone: a product shows them at once, a list within a quarter of a second
     * (docs/decisions/0037-lists-gather-changes.md).
     */
    forgetStockAndPrices: (ids: readonly string[]) => void;
    forgetPosts: () => void;
    /** Answers begun up to then, ms, may miss what this browser has changed; undefined when it has changed nothing. */
    findOwnChange: (request: Pick<FastifyRequest, 'headers'>) => number | undefined;
    /** Has this browser see what a job has changed for it; writes do so by themselves. */
    showOwnChange: (reply: FastifyReply) => void;
  }
  interface FastifyContextConfig {
    /** Not only staff but everyone who calls it wants to see what it changes. */
    showsOwnChanges?: boolean;
  }
}

type Caller = Pick<FastifyRequest, 'method' | 'user' | 'routeOptions'>;

/** Whether the caller views what it has just changed; shoppers' orders change stock, which they do not view. */
const wantsToSee = ({ method, user, routeOptions }: Caller) =>
  method !== 'GET' && user !== null && (isPanelRole(user.role) || routeOptions.config.showsOwnChanges === true);

/** Sends a finished answer in the form that the client takes, or 304 when the client already has it. */
async function sendAnswer({ headers }: FastifyRequest, reply: FastifyReply, answer: Answer, origin: Origin) {
  const packed = findPacked(answer, headers['accept-encoding']);
  const form = packed?.[1] ?? answer;
  reply.headers({ ...form.headers, ...describeOrigin('api', origin) });
  if (headers['if-none-match'] === form.etag) {
    return reply.code(304).send();
  }
  if (packed === undefined) {
    return reply.send(answer.body);
  }
  const body = await packBody(answer, packed);
  return reply.header('content-encoding', packed[0]).send(body);
}

type App = FastifyInstance;

/** A cache of answers that are fresh for `ttlMs`; with 0, only those that are followed are cached, and none is shared. */
function createAnswerCache(name: keyof typeof MAX_BYTES, ttlMs: number, changes: ChangeReader) {
  const topic = name === 'blog' ? POSTS : PRODUCTS;
  const once = MAX_BYTES[name] / 4;
  const cache = createResponseCache<Answer>({
    maxBytes: { wanted: MAX_BYTES[name] - once, once },
    sizeOf: bytesOf,
    maxValueBytes: MAX_ANSWER_BYTES,
    onStore(answer, key) {
      answer.body = Buffer.from(answer.body);
      answer.onGrown = () => cache.resize(key, answer);
    },
    changes,
    isShared: ttlMs > 0,
  });
  return {
    find: cache.find,
    get: (key: string, ask: () => Promise<Fresh>, poll: Poll | undefined) =>
      cache.get(key, { make: async () => toCacheable(await ask(), { ttlMs, topic, poll }), poll }),
  };
}
type AnswerCache = ReturnType<typeof createAnswerCache>;

/** Asks the primary; undefined while it is away: what is cached, or a replica, is better than nothing. */
async function askPrimary(app: App, ask: PublicRead['ask']) {
  try {
    return await ask(app.db);
  } catch (error) {
    if (isDatabaseAway(error)) {
      return undefined;
    }
    throw error;
  }
}

/** Asks a replica, or the primary where there is none. */
async function askAny(app: App, ask: PublicRead['ask']): Promise<Fresh> {
  let isOfPrimary = false;
  const asked = await app.replicas.read((db) => {
    isOfPrimary = db === app.db;
    return ask(db);
  });
  const fresh = orFail(asked);
  const headers = { ...fresh.headers, [PRICE_RULE_HEADER]: await app.shownPriceRule.find() };
  // A replica may be behind the last poll, and then nothing tells of what it missed.
  const followed = isOfPrimary ? {} : { isFollowed: false, snapshot: undefined };
  const source = isOfPrimary ? 'primary' : 'replica';
  return { ...fresh, ...followed, headers, source, topics: fresh.topics && [...fresh.topics, PRICE_RULE] };
}

type Parts = {
  caches: Record<keyof typeof MAX_BYTES, AnswerCache>;
  known: KnownAddresses;
  ownChanges: ReturnType<typeof createOwnChanges>;
};

/** What `readPublic` is. */
const createReadPublic =
  (app: App, { caches, known, ownChanges }: Parts): App['readPublic'] =>
  async (request, reply, { cache: name, key, ask, poll }) => {
    const cache = caches[name];
    const beganAt = performance.now();
    if (ownChanges.missedUntil(request.headers.cookie) !== undefined) {
      if (poll?.isDue()) {
        await poll.run();
      }
      const fresh = await askPrimary(app, ask);
      if (fresh !== undefined) {
        const answer = makeAnswer({ ...orFail(fresh), source: 'primary' });
        return sendAnswer(request, reply, answer, { way: 'bypass', from: 'primary' });
      }
    }
    const find = () => cache.get(key, () => askAny(app, ask), poll);
    const found = await find();
    known.remember(request, { now: () => cache.find(key), find });
    await sendAnswer(request, reply, found.value, originOf(found, beganAt));
  };

/** Adds what notes changes. */
function addNotes(app: App, changes: ChangeLog) {
  app.addHook('onClose', async () => changes.stop());
  app.decorate('changes', changes);
  app.decorate('forgetProducts', (ids) => {
    app.replicas.noteChange();
    changes.note([...ids, PRODUCTS]);
  });
  app.decorate('forgetStockAndPrices', (ids) => {
    app.replicas.noteChange();
    changes.noteSoon([...ids, PRODUCTS]);
  });
  app.decorate('forgetPosts', () => {
    app.replicas.noteChange();
    changes.note([POSTS]);
  });
}

/** The one way of public reads. Placing an order reads everything that money depends on again. */
export const readPathPlugin = fp<{ known: KnownAddresses }>(
  async (app, { known }) => {
    const { config } = app;
    const blogMs = Math.min(config.answersMs * 3, 10_000);
    const changes = createChangeLog({ gatherMs: GATHER_MS });
    const caches = {
      product: createAnswerCache('product', config.answersMs, changes.atOnce),
      list: createAnswerCache('list', config.answersMs, changes.gathered),
      blog: createAnswerCache('blog', blogMs, changes.atOnce),
    };
    const ownChanges = createOwnChanges({
      keys: deriveKeys(config.secrets, 'own changes'),
      isSecure: config.publicUrl.startsWith('https:'),
      // A replica is found too old up to a poll later.
      lateMs: config.database.replicaLagMs + POLL_MS + blogMs,
    });
    known.begin(app);
    app.decorate('readPublic', createReadPublic(app, { caches, known, ownChanges }));
    addNotes(app, changes);
    app.decorate('findOwnChange', ({ headers }) => ownChanges.missedUntil(headers.cookie));
    // From now on, this browser reads past everything that is cached, for a minute or so.
    app.decorate('showOwnChange', (reply) => void reply.header('set-cookie', ownChanges.issue()));
    app.addHook('onSend', async (request, reply) => {
      if (reply.statusCode < 400 && wantsToSee(request)) {
        app.showOwnChange(reply);
      }
      // What is not the same for everyone comes from no cache.
      if (request.method === 'GET' && !reply.hasHeader('cache-status')) {
        reply.header('cache-status', formatBypass('api'));
      }
    });
  },
  { name: 'read-path', dependencies: ['db', 'metrics', 'price-rule'] },
);
