import {
  connectionRules,
  guardConnections,
  lingerWhereBodiesAreUnread,
  mendPath,
  queueByConnection,
  requireHttps,
  stopWithoutIdleConnections,
} from '@aaram/runtime/http';
import { createReleaseFigures, shareCounts } from '@aaram/runtime/publishing/counts';
import type { FollowState } from '@aaram/runtime/publishing/follow';
import { createLiveAges, watchCanaries, watchLive } from '@aaram/runtime/publishing/watch';
import { traceRequests } from '@aaram/runtime/tracing';
import { pages } from '@aaram/shared-domain/contract';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { registerProxy } from './calls/proxy.ts';
import { MAX_REQUEST_MS } from './calls/request-body.ts';
import type { ShopConfig } from './config.ts';
import { registerDocuments } from './documents/documents.ts';
import type { DocumentDeps } from './documents/render-document.ts';
import { registerSearchEngines } from './feeds/search-engines.ts';
import { registerStaticFiles } from './files/static-files.ts';
import type { LiveShell } from './live-shell.ts';
import { answerOwnAddress, readTarget } from './own-address.ts';
import { createPreviewMaker } from './preview/make-preview.ts';
import { createPreviews } from './preview/previews.ts';
import type { ReadPreviewSet } from './preview/read-preview-set.ts';
import { registerPrivatePort } from './private/register-private-port.ts';
import { createSetChooser } from './release-choice.ts';
import { registerReleaseReports } from './release-reports.ts';
import { isApiReady, watchApi } from './release-watch/api-watch.ts';
import { listLiveParts, listTriedCanaries } from './release-watch/live-parts.ts';
import { openCounts } from './release-watch/open-counts.ts';
import { createOwnMoves } from './release-watch/own-moves.ts';
import type { LiveSet, ReleaseStore } from './releases.ts';

/** Time limit for the headers of a request, ms. */
const HEADERS_TIMEOUT_MS = 10_000;
/** How often the server checks for requests over their time limit, ms. */
const CHECK_EVERY_MS = 1000;
/** A connection without traffic during a request is closed after this, ms. Longer than the API may take. */
const SILENCE_TIMEOUT_MS = 35_000;

/** The parts that differ in development: remotes come from source, and the shell changes while the server runs. */
export type ShopParts = {
  /** What renders documents, with the server's log. */
  connect: (log: FastifyBaseLogger) => {
    store: Pick<ReleaseStore, 'live'>;
    /** What the document of a request is made with, by the set that the store gave it. */
    getDocumentDeps: (live?: LiveSet) => DocumentDeps;
    /** The shell at work, with the processes that render remotes; none in development. */
    liveShell?: LiveShell;
    /** The set with a stored release; there are no previews in development. */
    readPreviewSet?: ReadPreviewSet;
  };
  /** How the store of releases does that this shop follows; undefined when it has the store itself. */
  follows?: (() => FollowState) | undefined;
};

/** The live releases whose pages cannot be rendered now, and why. */
function listSetAside(live: LiveSet, liveShell: LiveShell | undefined) {
  const unreadable = Object.values(live.remotes).flatMap(({ info, problem }) =>
    problem === undefined ? [] : [[info.name, { version: info.version, reason: problem }] as const],
  );
  return { ...liveShell?.setAside, ...Object.fromEntries(unreadable) };
}

const listCanaries = ({ canaries = [], shellCanary: shell }: LiveSet) => [
  ...canaries.map(({ remote: { info }, percent }) => ({ remote: info.name, version: info.version, percent })),
  ...(shell ? [{ remote: 'shell', version: shell.version, percent: shell.percent }] : []),
];

type Counting = { figures: ReturnType<typeof createReleaseFigures>; ages: ReturnType<typeof createLiveAges> };

/** Adds up the counts of all shop servers of the store until the server closes. Returns since when they count. */
function shareWithOthers(
  app: FastifyInstance,
  config: ShopConfig,
  { figures, ages, isBuilt }: Counting & { isBuilt: boolean },
): () => string {
  if (!isBuilt) {
    // In development remotes are no releases.
    const since = new Date().toISOString();
    return () => since;
  }
  const counts = shareCounts({ open: () => openCounts(config), figures, ages, log: app.log });
  app.addHook('onClose', () => counts.stop());
  return () => counts.since;
}

/** Live releases that fail and cannot be taken back, by part. */
type Problems = Map<string, { version: string; reason: string }>;

/** Judges canaries and live releases until the server closes. */
function watchReleases(
  app: FastifyInstance,
  config: ShopConfig,
  { store, figures, ages, stuck }: Counting & { store: Pick<ReleaseStore, 'live'>; stuck: Problems },
): void {
  const { withdrawCanary, withdrawLive, markGood, noteApi } = createOwnMoves(config);
  const given = { figures, ages, log: app.log };
  const stopCanaries = watchCanaries({
    ...given,
    list: async () => listTriedCanaries(await store.live()),
    withdraw: withdrawCanary,
  });
  const stopLive = watchLive({
    ...given,
    list: async () => listLiveParts(await store.live()),
    withdraw: withdrawLive,
    markGood,
    isApiWell: () => isApiReady(config.apiUrl),
    noteStuck: (part, problem) => (problem ? stuck.set(part, problem) : stuck.delete(part)),
  });
  const stopApi = watchApi({ apiUrl: config.apiUrl, store, note: noteApi, log: app.log });
  app.addHook('onClose', async () => {
    stopCanaries();
    stopLive();
    stopApi();
  });
}

/** Builds the shop server: documents, files and the API proxy. Does not listen yet. */
export async function buildShop(config: ShopConfig, { connect, follows }: ShopParts): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: config.logLevel, redact: ['req.headers.authorization'] },
    trustProxy: config.isTrusted,
    rewriteUrl: ({ url = '/' }) => mendPath(readTarget(url)),
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CHECK_EVERY_MS },
    // Bodies have their own deadlines (request-body.ts); this is the longest of them.
    requestTimeout: MAX_REQUEST_MS,
    connectionTimeout: SILENCE_TIMEOUT_MS,
    forceCloseConnections: 'idle',
  });
  // Only API calls have bodies (proxy.ts); all other requests are answered without reading theirs.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async () => undefined);
  guardConnections(app, { ...connectionRules, isTrusted: config.isTrusted });
  traceRequests(app, { pagesAt: '/*' });
  queueByConnection(app);
  answerOwnAddress(app, config.publicUrl);
  stopWithoutIdleConnections(app);
  lingerWhereBodiesAreUnread(app);
  requireHttps(app, config.publicUrl);
  app.get('/healthz', () => ({ status: 'ok' }));
  const { store, getDocumentDeps, liveShell, readPreviewSet: readSet } = connect(app.log);
  app.addHook('onClose', () => liveShell?.stop());
  app.get('/readyz', async () => {
    const live = await store.live();
    const releases = follows && { releases: follows() };
    const facts = { releaseSet: live.id, canaries: listCanaries(live), setAside: listSetAside(live, liveShell) };
    return { status: 'ok', ...facts, ...releases };
  });
  const findOther = liveShell && ((set: LiveSet) => liveShell.findOther(set));
  const sets = createSetChooser(store, { publicUrl: config.publicUrl, findOther });
  const figures = createReleaseFigures();
  const ages = createLiveAges();
  const stuck: Problems = new Map();
  const countedSince = shareWithOthers(app, config, { figures, ages, isBuilt: liveShell !== undefined });
  const own = { publicUrl: config.publicUrl, secret: config.releasesSecret };
  const previews = readSet && createPreviews({ ...own, readSet, log: app.log });
  const tabSets = previews?.around(sets) ?? sets;
  registerPrivatePort(app, config, {
    listProblems: async () => ({ ...Object.fromEntries(stuck), ...listSetAside(await store.live(), liveShell) }),
    listFigures: figures.list,
    countedSince,
    makePreview: readSet && createPreviewMaker({ ...own, readSet }),
  });
  app.get('/remotes.json', async (request, reply) => {
    const { next } = await tabSets.forTab(request);
    reply.headers({ 'cache-control': 'no-store', 'x-release-set': next });
    return Object.fromEntries(
      Object.entries(tabSets.find(next)?.remotes ?? {}).map(([name, { info }]) => [name, info]),
    );
  });
  registerReleaseReports(app, sets, figures, config.publicUrl);
  watchReleases(app, config, { store, figures, ages, stuck });
  if (config.surface === 'panel') {
    app.get('/', (_request, reply) => reply.redirect(pages.adminDashboard()));
  }
  await registerProxy(app, config.apiUrl, tabSets);
  await registerStaticFiles(app, config, store);
  registerSearchEngines(app, config);
  registerDocuments(app, getDocumentDeps, { sets, figures, previews });
  if (config.isProduction) {
    // Elsewhere the first visitor of each remote waits for its start: most starts are for tests, which need few.
    void liveShell?.startAll();
  }
  return app;
}
