import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CachedDocument, createDocumentCache } from './document-cache.ts';
import { normaliseUrl } from './document-key.ts';
import { createMissBudget } from './miss-budget.ts';
import { urlOf } from './own-address.ts';
import { createPlaces } from './places.ts';
import type { LiveSet, ReleaseStore } from './releases.ts';
import { type DocumentDeps, type RenderedDocument, renderDocument } from './render-document.ts';
import { chooseEncoding, compressWell, sendKept, sendStream } from './send-document.ts';
import { sourceOf } from './source.ts';

const MEGABYTE = 1024 * 1024;

export const documentRules = {
  /** A document this old is sent as it is. */
  freshMs: 2000,
  /** One this old is sent too, while a new one is made. */
  staleMs: 60_000,
  maxBytes: { wanted: 96 * MEGABYTE, once: 32 * MEGABYTE },
  /** Documents that are made at once, for visitors and to renew kept ones. */
  places: { total: 6, perSource: 3, waitingPerSource: 60, waiting: 600, waitMs: 5000 },
  /** What one source may have made: pages that are kept cost nothing, and whole neighbourhoods share one address. */
  budget: { burst: 60, everyMs: 250, waitMs: 2000 },
  /** Longest anybody waits for a document in all, and what of it is left for making it. */
  answerMs: 4500,
  makeMs: 2000,
};
/** Without limits, for tests that visit every page from one address. */
const UNLIMITED = { burst: 1e9, everyMs: 0, waitMs: 0 };

type Rendered = Exclude<RenderedDocument, { redirect: string }>;

/** All of a document as it is rendered, when it is whole and anybody's. */
function collect(document: Rendered): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  document.body.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((done) => {
    document.body.once('close', () => {
      const plain = Buffer.concat(chunks);
      // A page that needed one of React's scripts needs this answer's nonce: it is not for others.
      const isForAll = document.status === 200 && document.isComplete() && !plain.includes('nonce="');
      done(isForAll ? plain : undefined);
    });
  });
}

function comeBack(reply: FastifyReply, seconds: number) {
  return reply
    .code(503)
    .headers({ 'retry-after': String(Math.max(1, Math.ceil(seconds))), 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send('The store is very busy. Please try again in a moment.\n');
}

/** Serves every address that is not a file: documents, rendered on the server and kept for a moment. */
export function registerDocuments(
  app: FastifyInstance,
  getDeps: () => DocumentDeps,
  store: Pick<ReleaseStore, 'live'>,
  rules = documentRules,
): void {
  const { dev, config } = getDeps();
  const kept = createDocumentCache(dev ? { ...rules, freshMs: -1, staleMs: -1 } : rules);
  const places = createPlaces(rules.places);
  const budget = createMissBudget(config.hasLimits ? rules.budget : UNLIMITED);
  const busy = new Set<string>();

  /** Does something for a document in the background, once at a time. */
  async function once(key: string, work: () => Promise<void>): Promise<void> {
    if (busy.has(key)) {
      return;
    }
    busy.add(key);
    try {
      await work();
    } catch (error) {
      app.log.warn({ key, err: error }, 'a kept document could not be renewed');
    } finally {
      busy.delete(key);
    }
  }

  /** Makes a kept document anew, at the cost of who asked for it. */
  async function renew(key: string, live: LiveSet, url: URL, caller: string): Promise<void> {
    const source = sourceOf(caller);
    if ('comeBackMs' in budget.take(source)) {
      return;
    }
    const leave = await places.take(source);
    if (!leave) {
      return;
    }
    try {
      const document = await renderDocument(getDeps(), live, url, caller, rules.answerMs);
      const plain = 'redirect' in document ? undefined : await collect(document);
      if ('redirect' in document || !plain) {
        kept.delete(key);
      } else {
        kept.set(key, { status: 200, headers: document.cacheHeaders, plain, ...(await compressWell(plain)) });
      }
    } finally {
      leave();
    }
  }

  type Asked = { request: FastifyRequest; reply: FastifyReply; key: string; live: LiveSet; url: URL; endsAt: number };
  type Found = { document: CachedDocument; isStale: boolean };

  function sendFound({ request, reply, key, live, url }: Asked, { document, isStale }: Found) {
    if (isStale) {
      void once(key, () => renew(key, live, url, request.ip));
    } else if (!document.brotli) {
      // Asked for again: worth its smallest form.
      void once(key, async () => kept.addForms(key, document, await compressWell(document.plain)));
    }
    return sendKept(reply, document, chooseEncoding(request));
  }

  /** A place to render in, when the source has not had more than its budget; otherwise in how many seconds to come. */
  async function findPlace({ request, reply, endsAt }: Asked) {
    const source = sourceOf(request.ip);
    const turn = budget.take(source);
    if ('comeBackMs' in turn) {
      return turn.comeBackMs / 1000;
    }
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    if (turn.waitMs > 0) {
      await wait(turn.waitMs);
    }
    return (await places.take(source, gone.signal, endsAt - rules.makeMs - performance.now())) ?? 2;
  }

  async function make(asked: Asked) {
    const { request, reply, key, live, url, endsAt } = asked;
    const leave = await findPlace(asked);
    if (typeof leave === 'number') {
      return comeBack(reply, leave);
    }
    try {
      // Somebody else may have made it meanwhile.
      const found = kept.get(key);
      if (found) {
        leave();
        return sendFound(asked, found);
      }
      const document = await renderDocument(getDeps(), live, url, request.ip, endsAt - performance.now());
      if ('redirect' in document) {
        leave();
        return reply.code(document.status).redirect(document.redirect);
      }
      const { cacheHeaders: headers } = document;
      void collect(document)
        .then((plain) => (plain ? kept.set(key, { status: 200, headers, plain }) : kept.delete(key)))
        .finally(leave);
      return sendStream(reply, document, chooseEncoding(request));
    } catch (error) {
      leave();
      throw error;
    }
  }

  app.get('/*', async (request, reply) => {
    const endsAt = performance.now() + rules.answerMs;
    const live = await store.live();
    // The back office alone sends on to the shop what it has not, whole.
    const others = config.surface === 'panel' ? undefined : [];
    const url = normaliseUrl(live, urlOf(request, config.publicUrl), others);
    const key = `${live.id} ${url.href}`;
    const asked = { request, reply, key, live, url, endsAt };
    const found = kept.get(key);
    return found ? sendFound(asked, found) : make(asked);
  });
}
