import { setTimeout as wait } from 'node:timers/promises';
import type { Cached } from '@aaram/runtime/cache';
import { compressWell } from '@aaram/runtime/http/encoding';
import { readSource } from '@aaram/runtime/http/sources';
import { createSingleFlight, type Release } from '@aaram/runtime/queues';
import { isBuyingPage } from '@aaram/shared-domain/priority';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as texts from '#texts/server.ts';
import { type Caller, callerOf } from '../caller.ts';
import { urlOf } from '../own-address.ts';
import type { PreviewedDocument, Previews } from '../preview/previews.ts';
import { sendPreview } from '../preview/send-preview.ts';
import type { SetChooser } from '../release-choice.ts';
import { countAnswer, countBreak, type DocumentFigures } from '../release-watch/count-documents.ts';
import type { LiveSet } from '../releases.ts';
import { type Collected, collect } from './collect-document.ts';
import { type CachedDocument, createDocumentCache } from './document-cache.ts';
import { findRemotePage, keyOf, normaliseUrl } from './document-key.ts';
import { renderWithLastGood } from './last-good-document.ts';
import type { DocumentDeps } from './render-document.ts';
import { createRenderSlots } from './render-slots.ts';
import { encodingFor, sendCached, sendStream } from './send-document.ts';

const MEGABYTE = 1024 * 1024;

export const documentRules = {
  /** Up to this age a document is sent as it is. */
  freshMs: 2000,
  /** Up to this age it is still sent, while a new one is rendered. */
  staleMs: 60_000,
  maxBytes: { wanted: 96 * MEGABYTE, once: 32 * MEGABYTE },
  /** Documents of one remote rendered at the same time, for visitors and to renew cached ones. */
  slots: { total: 6, perSource: 3, waitingPerSource: 60, waiting: 600, waitMs: 5000 },
  /** Renders for one source: cached pages cost nothing, and whole neighbourhoods share one address. */
  budget: { burst: 60, everyMs: 250, waitMs: 2000 },
  /** Time limit for a document in all, and the part of it reserved for rendering. */
  answerMs: 4500,
  makeMs: 2000,
};
/** Previews have slots of their own, so they delay no visitor. No remote has this name. */
const PREVIEWS = 'previews of releases';
/** Without limits, for tests that visit every page from one address. */
const UNLIMITED = { burst: 1e9, everyMs: 0, waitMs: 0 };

function comeBack(reply: FastifyReply, seconds: number) {
  return reply
    .code(503)
    .headers({ 'retry-after': String(Math.max(1, Math.ceil(seconds))), 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(`${texts.storeBusy}\n`);
}

/** Runs background work for a document, unless some is already running. */
function createOnce(onError: (key: string, error: unknown) => void) {
  const busy = new Set<string>();
  return async (key: string, work: () => Promise<void>): Promise<void> => {
    if (busy.has(key)) {
      return;
    }
    busy.add(key);
    try {
      await work();
    } catch (error) {
      onError(key, error);
    } finally {
      busy.delete(key);
    }
  };
}

/** Which set a document is made from, and what is counted of it. */
type ReleaseNeeds = {
  sets: Pick<SetChooser, 'forDocument' | 'findLastGood' | 'findOtherShell'>;
  figures: DocumentFigures;
  previews?: Pick<Previews, 'forDocument'> | undefined;
};

type Previewed = Omit<Parameters<typeof sendPreview>[0], 'leave'>;

/** Renders a document of a preview, as soon as there is a slot. */
async function showPreview(asked: Previewed, shown: PreviewedDocument, slots: ReturnType<typeof createRenderSlots>) {
  const { request, reply, endsAt } = asked;
  const leave = await slots.find({ source: readSource(request.ip), owner: PREVIEWS, reply, endsAt });
  return typeof leave === 'number' ? comeBack(reply, leave) : sendPreview({ ...asked, leave }, shown);
}

type Asked = {
  request: FastifyRequest;
  reply: FastifyReply;
  caller: Caller;
  key: string;
  live: LiveSet;
  url: URL;
  endsAt: number;
};
/** Whose slots and budget a page takes. Pages of buyers have their own, so that no rush on products keeps them out. */
function slotOf(live: LiveSet, url: URL, source: string) {
  const owner = findRemotePage(live, url)?.remote;
  return isBuyingPage(url.pathname)
    ? { owner: `buyers of ${owner}`, source: `buyers at ${source}` }
    : { owner, source };
}

/** A person who has just changed something sees it; what they see is stored for the others. */
const takesStored = ({ caller }: Asked) => caller.change === undefined;

type Shared = {
  getDeps: (live?: LiveSet) => DocumentDeps;
  needs: ReleaseNeeds;
  rules: typeof documentRules;
  slots: ReturnType<typeof createRenderSlots>;
  log: FastifyInstance['log'];
};

/** The documents that are cached: sends them, and renders them again when they are old. */
function createStored({ getDeps, needs: { sets }, rules, slots, log }: Shared) {
  const stored = createDocumentCache(getDeps().dev ? { ...rules, freshMs: -1, staleMs: -1 } : rules);
  const once = createOnce((key, error) => log.warn({ key, err: error }, 'a cached document could not be renewed'));

  function put(key: string, all: Collected | undefined, forms: Pick<CachedDocument, 'brotli' | 'gzip'> = {}): void {
    if (all?.isWhole) {
      stored.put(key, { ...all.document, ...forms });
    } else {
      stored.delete(key);
    }
  }

  /** Renders a cached document again, at the cost of the source that requested it. */
  async function renew(key: string, live: LiveSet, url: URL, caller: Caller): Promise<void> {
    const { source, owner } = slotOf(live, url, readSource(caller.address));
    const leave = await slots.findToRenew(source, owner);
    if (!leave) {
      return;
    }
    try {
      const document = await renderWithLastGood(getDeps, sets, { live, url, caller, maxMs: rules.answerMs });
      const all = 'redirect' in document ? undefined : await collect(document);
      if (!all?.isWhole || !stored.confirm(key, all.document)) {
        put(key, all, all?.isWhole ? await compressWell(all.document.plain) : {});
      }
    } finally {
      leave();
    }
  }

  function send({ request, reply, key, live, url }: Asked, { value: document, age, isStale }: Cached<CachedDocument>) {
    if (isStale) {
      void once(key, () => renew(key, live, url, { address: request.ip }));
    } else if (!document.brotli) {
      // Requested again, so the smallest form is worth its time.
      void once(key, async () => stored.addForms(key, document, await compressWell(document.plain)));
    }
    return sendCached(reply, document, encodingFor(request), { way: 'hit', age, freshMs: rules.freshMs });
  }

  return {
    put,
    send,
    find: (asked: Asked) => (takesStored(asked) ? stored.find(asked.key) : undefined),
    /** Where there is no slot: the cached document, however old, or when to come back. */
    sendBusy(asked: Asked, seconds: number) {
      const found = stored.find(asked.key);
      return found ? send(asked, found) : comeBack(asked.reply, seconds);
    },
  };
}

/** Renders a document, once for all requests that need it at the same time. */
function createMake(
  { getDeps, needs: { sets, figures }, rules, slots }: Shared,
  stored: ReturnType<typeof createStored>,
) {
  const making = createSingleFlight<CachedDocument>();

  /** Sends the document that another request is rendering, or renders it when that one is private or takes long. */
  async function share(asked: Asked) {
    const leftMs = Math.max(0, asked.endsAt - rules.makeMs - performance.now());
    const document = await Promise.race([making.join(asked.key), wait(leftMs, undefined, { ref: false })]);
    return document
      ? sendCached(asked.reply, document, encodingFor(asked.request), { way: 'collapsed' })
      : make(asked, false);
  }

  async function render(asked: Asked, leave: Release) {
    const { request, reply, key, endsAt } = asked;
    const land = making.begin(key);
    const end = (document?: CachedDocument) => {
      leave();
      land(document);
    };
    try {
      const document = await renderWithLastGood(getDeps, sets, { ...asked, maxMs: endsAt - performance.now() });
      if ('redirect' in document) {
        end();
        return reply.code(document.status).redirect(document.redirect);
      }
      void collect(document).then((all) => {
        stored.put(key, all);
        end(all?.document);
        countBreak(figures, document, asked);
      });
      return sendStream(reply, document, encodingFor(request), { way: takesStored(asked) ? 'miss' : 'bypass' });
    } catch (error) {
      end();
      throw error;
    }
  }

  async function make(asked: Asked, mayShare = takesStored(asked)): Promise<unknown> {
    const { request, reply, key, live, url, endsAt } = asked;
    const isUnderWay = () => mayShare && making.has(key);
    if (isUnderWay()) {
      return share(asked);
    }
    const slot = slots.find({ ...slotOf(live, url, readSource(request.ip)), reply, endsAt });
    // Awaits only when it must: the next request has to see that this document is being rendered.
    const leave = slot instanceof Promise ? await slot : slot;
    if (typeof leave === 'number') {
      return stored.sendBusy(asked, leave);
    }
    // Another request has rendered it while this one waited, or is rendering it now.
    const found = stored.find(asked);
    if (!found && !isUnderWay()) {
      return render(asked, leave);
    }
    leave();
    return found ? stored.send(asked, found) : share(asked);
  }
  return make;
}

/** Serves every address that is not a file: documents, rendered on the server and cached for a short time. */
export function registerDocuments(
  app: FastifyInstance,
  getDeps: (live?: LiveSet) => DocumentDeps,
  needs: ReleaseNeeds,
  rules = documentRules,
): void {
  const { config } = getDeps();
  const { sets, figures, previews } = needs;
  const slots = createRenderSlots({ ...rules, budget: config.hasLimits ? rules.budget : UNLIMITED });
  const shared = { getDeps, needs, rules, slots, log: app.log };
  const stored = createStored(shared);
  const make = createMake(shared, stored);

  app.get('/*', async (request, reply) => {
    const endsAt = performance.now() + rules.answerMs;
    const shown = await previews?.forDocument(request, reply);
    if (shown === 'answered') {
      return reply;
    }
    const live = shown?.set ?? (await sets.forDocument(request, reply));
    // The back office alone redirects the pages it does not have to the shop, with all their parameters.
    const others = config.surface === 'panel' ? undefined : [];
    const url = normaliseUrl(live, urlOf(request, config.publicUrl), others);
    if (shown) {
      return showPreview({ request, reply, deps: getDeps(live), url, endsAt }, shown, slots);
    }
    const key = keyOf(live, url);
    const asked = { request, reply, caller: callerOf(request), key, live, url, endsAt };
    countAnswer(figures, reply, asked);
    const found = stored.find(asked);
    return found ? stored.send(asked, found) : make(asked);
  });
}
