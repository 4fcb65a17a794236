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
import { type Answer, type Fresh, findPacked, makeAnswer, packBody } from './answer.ts';
import { createAnswerCache } from './answer-cache.ts';
import { cacheLines, NOT_CACHED } from './cache-status.ts';
import { type Changes, createChanges, POSTS, PRICE_RULE, PRODUCTS } from './changes.ts';
import { gatherChanges } from './gather-changes.ts';
import type { KnownAddresses } from './known-addresses.ts';
import { createOwnChanges } from './own-changes.ts';

const MEGABYTE = 1024 * 1024;
/** Largest size of each cache of answers, bytes, whatever is requested. */
const KEPT = { product: 48 * MEGABYTE, list: 24 * MEGABYTE, blog: 8 * MEGABYTE };

/** Lists take changes of stock and prices together for so long, ms: a busy store has one with every order. */
const GATHER_MS = 250;

/** Polls the record of changes before a cached answer is used, and notes their topics. */
export type ChangePoll = {
  isDue: () => boolean;
  /** Never rejects. */
  run: () => Promise<void>;
  /** When the last one began, ms of this process. */
  confirmedAt: () => number;
};

/** A public read: the same answer for everybody. */
export type PublicRead = {
  /** The cache of its answers: products by id, everything that is made of several products, the blog. */
  cache: keyof typeof KEPT;
  /** Distinguishes the answers of a cache. */
  key: string;
  /** Asks a replica, or the primary where there is none. */
  ask: (db: Db) => Promise<Outcome<Fresh>>;
  /** What tells kept answers of changes; without it they are told only what this process changes. */
  poll?: ChangePoll;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers a public read: from memory, else it asks, at most once per key within a few seconds. */
    readPublic: (request: FastifyRequest, reply: FastifyReply, read: PublicRead) => Promise<void>;
    /** What kept lists, counts and suggestions take for changed. */
    listChanges: Changes;
    /** What kept products take for changed. */
    productChanges: Changes;
    /** Tells all kept answers that these topics have changed. */
    noteChange: (topics: readonly string[]) => void;
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
    /** Not only staff but everybody who calls it wants to see what it changes. */
    showsOwnChanges?: boolean;
  }
}

type Caller = Pick<FastifyRequest, 'method' | 'user' | 'routeOptions'>;

/** Whether the caller looks at what it has just changed; shoppers' orders change stock, which nobody looks up. */
const wantsToSee = ({ method, user, routeOptions }: Caller) =>
  method !== 'GET' && user !== null && (isPanelRole(user.role) || routeOptions.config.showsOwnChanges === true);

/** Sends a finished answer in the form that the client takes, or 304 when the client already has it. */
async function sendAnswer(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  how: Parameters<typeof cacheLines>[1],
) {
  const packed = findPacked(answer, headers['accept-encoding']);
  const form = packed?.[1] ?? answer;
  const [ageName, age, statusName, status] = cacheLines(answer, how);
  reply.headers({ ...form.headers, [ageName]: age, [statusName]: status });
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

/** The caches of answers and the two records of changes that they are checked by: lists take some changes together. */
function createCaches(answersMs: number, blogMs: number) {
  const changes = createChanges();
  const listChanges = createChanges();
  const caches = {
    product: createAnswerCache({ maxBytes: KEPT.product, ttlMs: answersMs, topic: PRODUCTS }, changes),
    list: createAnswerCache({ maxBytes: KEPT.list, ttlMs: answersMs, topic: PRODUCTS }, listChanges),
    blog: createAnswerCache({ maxBytes: KEPT.blog, ttlMs: blogMs, topic: POSTS }, changes),
  };
  return { changes, listChanges, caches };
}

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

type Parts = Pick<ReturnType<typeof createCaches>, 'caches'> & {
  known: KnownAddresses;
  ownChanges: ReturnType<typeof createOwnChanges>;
};

/** What `readPublic` is. */
const createReadPublic =
  (app: App, { caches, known, ownChanges }: Parts): App['readPublic'] =>
  async (request, reply, { cache: name, key, ask, poll }) => {
    const cache = caches[name];
    const beganAt = performance.now();
    const catchUp = async () => {
      if (poll?.isDue()) {
        await poll.run();
      }
    };
    if (ownChanges.missedUntil(request.headers.cookie) !== undefined) {
      await catchUp();
      const fresh = await askPrimary(app, ask);
      if (fresh !== undefined) {
        const once = { ttlMs: 0, rightAt: 0, topic: PRODUCTS, askedAt: beganAt };
        const answer = makeAnswer({ ...orFail(fresh), source: 'primary' }, once);
        return sendAnswer(request, reply, answer, { beganAt, isOwnChange: true });
      }
    }
    const now = () => {
      const answer = cache.find(key);
      return answer === undefined || poll?.isDue() ? undefined : answer;
    };
    const find = async () => {
      // Also when nothing is cached: what was found until now must not drop the answer that is made next.
      await catchUp();
      return cache.get(key, () => askAny(app, ask));
    };
    const answer = await find();
    known.remember(request, { now, find, confirmed: poll });
    await sendAnswer(request, reply, answer, { beganAt, confirmed: poll });
  };

/** Adds what notes changes. */
function addNotes(
  app: App,
  { changes, listChanges }: Pick<ReturnType<typeof createCaches>, 'changes' | 'listChanges'>,
) {
  const noteChange = (topics: readonly string[]) => {
    changes.note(topics);
    listChanges.note(topics);
  };
  const gathered = gatherChanges(listChanges.note, GATHER_MS);
  app.addHook('onClose', async () => gathered.stop());
  app.decorate('listChanges', listChanges);
  app.decorate('productChanges', changes);
  app.decorate('noteChange', noteChange);
  app.decorate('forgetProducts', (ids) => {
    app.replicas.noteChange();
    noteChange([...ids, PRODUCTS]);
  });
  app.decorate('forgetStockAndPrices', (ids) => {
    app.replicas.noteChange();
    changes.note([...ids, PRODUCTS]);
    gathered.add([...ids, PRODUCTS]);
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
    const { caches, ...records } = createCaches(config.answersMs, blogMs);
    const ownChanges = createOwnChanges({
      keys: deriveKeys(config.secrets, 'own changes'),
      isSecure: config.publicUrl.startsWith('https:'),
      // A replica is found too old up to a poll later.
      lateMs: config.database.replicaLagMs + POLL_MS + blogMs,
    });
    known.begin(app);
    app.decorate('readPublic', createReadPublic(app, { caches, known, ownChanges }));
    addNotes(app, records);
    app.decorate('findOwnChange', ({ headers }) => ownChanges.missedUntil(headers.cookie));
    // From now on, this browser reads past everything that is cached, for a minute or so.
    app.decorate('showOwnChange', (reply) => void reply.header('set-cookie', ownChanges.issue()));
    app.addHook('onSend', async (request, reply) => {
      if (reply.statusCode < 400 && wantsToSee(request)) {
        app.showOwnChange(reply);
      }
      // What is not the same for everybody comes from no cache.
      if (request.method === 'GET' && !reply.hasHeader('cache-status')) {
        reply.header('cache-status', NOT_CACHED);
      }
    });
  },
  { name: 'read-path', dependencies: ['db', 'metrics', 'price-rule'] },
);
