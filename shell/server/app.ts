import { pages } from '@aaram/shared-domain/contract';
import fastify, { type FastifyInstance } from 'fastify';
import type { FollowState } from '../../tools/lib/release-store/follow.ts';
import { watchCanaries } from './canary-watch.ts';
import type { ShopConfig } from './config.ts';
import { connectionRules, guardConnections } from './connections.ts';
import { registerDocuments } from './documents.ts';
import { lingerWhereBodiesAreUnread } from './lingering.ts';
import { mendPath } from './mend-path.ts';
import { answerOwnAddress, readTarget } from './own-address.ts';
import { createPageStyles } from './page-styles.ts';
import { registerProxy } from './proxy.ts';
import { createSetChooser } from './release-choice.ts';
import { createReleaseFigures } from './release-figures.ts';
import { registerReleaseReports } from './release-reports.ts';
import { type LiveRemote, type LiveSet, ReleaseStore } from './releases.ts';
import type { DocumentDeps } from './render-document.ts';
import { createApiCalls } from './rendering/api-calls.ts';
import { createPageRenderer } from './rendering/render-pages.ts';
import { Renderers } from './rendering/renderers.ts';
import { rendererRules } from './rendering/rules.ts';
import { LONGEST_REQUEST_MS } from './request-body.ts';
import { registerSearchEngines } from './search-engines.ts';
import { loadShell } from './shell-assets.ts';
import { registerStaticFiles } from './static-files.ts';
import { stopWithoutIdleConnections } from './stopping.ts';
import { requireHttps } from './transport-security.ts';
import { takeTurns } from './turns.ts';
import { withdrawCanary } from './withdraw-canary.ts';

/** Time limit for the headers of a request, ms. */
const HEADERS_TIMEOUT_MS = 10_000;
/** How often the server checks for requests over their time limit, ms. */
const CHECK_EVERY_MS = 1000;
/** A connection without traffic during a request is closed after this, ms. Longer than the API may take. */
const SILENCE_TIMEOUT_MS = 35_000;

/** The parts that differ in development: remotes come from source, and the shell changes while the server runs. */
export type ShopParts = {
  store: Pick<ReleaseStore, 'live'>;
  /** What renders documents, with the server's log. */
  connect: (log: DocumentDeps['log']) => {
    getDocumentDeps: () => DocumentDeps;
    /** The processes that render remotes; none in development. */
    renderers?: Renderers;
  };
  /** How the store of releases does that this shop follows; undefined when it has the store itself. */
  follows?: (() => FollowState) | undefined;
};

function keepPanelPatterns(remote: LiveRemote): LiveRemote {
  const patterns = remote.info.patterns.filter((pattern) => pattern.startsWith('/admin-'));
  return { ...remote, info: { ...remote.info, patterns } };
}

/** The back office's part of each set: what depends on a set is kept for as long as the set itself. */
const panelSets = new WeakMap<LiveSet, LiveSet>();

/** Keeps only the pages of the back office, from the same releases. */
function keepPanelPages(live: LiveSet): LiveSet {
  const remotes = Object.entries(live.remotes)
    .map(([name, remote]) => [name, keepPanelPatterns(remote)] as const)
    .filter(([, { info }]) => info.patterns.length > 0);
  const canaries = (live.canaries ?? [])
    .map((canary) => ({ ...canary, remote: keepPanelPatterns(canary.remote) }))
    .filter(({ remote }) => remote.info.patterns.length > 0);
  const panel = panelSets.get(live) ?? { ...live, remotes: Object.fromEntries(remotes), canaries };
  panelSets.set(live, panel);
  return panel;
}

/** Parts of a built shop: the shell from its build, remotes from the release store. */
export async function loadBuiltParts(config: ShopConfig): Promise<ShopParts> {
  const { assets, renderer, serverFile } = await loadShell(config.releasesDir);
  const store = new ReleaseStore(config.releasesDir);
  // A store without releases is reported at the start; a broken release only on its own pages.
  await store.live();
  const readStyles = await createPageStyles(config.releasesDir, assets, store);
  const visible = config.surface === 'panel' ? { live: async () => keepPanelPages(await store.live()) } : store;
  return {
    store: visible,
    connect: (log) => {
      const renderers = new Renderers({
        serverFile,
        store: { live: visible.live.bind(visible), readServerFile: store.readServerFile.bind(store) },
        callApi: createApiCalls(config.apiUrl, rendererRules.answerBytes),
        log,
      });
      const renderPage = createPageRenderer({ config, renderer, log }, renderers);
      return { renderers, getDocumentDeps: () => ({ config, assets, renderer, renderPage, readStyles, log }) };
    },
  };
}

/** The live remotes whose pages cannot be rendered now, and why. */
function listSetAside(live: LiveSet, renderers: Renderers | undefined) {
  const unreadable = Object.values(live.remotes).flatMap(({ info, problem }) =>
    problem === undefined ? [] : [[info.name, { version: info.version, reason: problem }] as const],
  );
  return { ...renderers?.setAside, ...Object.fromEntries(unreadable) };
}

const listCanaries = ({ canaries = [] }: LiveSet) =>
  canaries.map(({ remote: { info }, percent }) => ({ remote: info.name, version: info.version, percent }));

/** Builds the shop server: documents, files and the API proxy. Does not listen yet. */
export async function buildShop(config: ShopConfig, { store, connect, follows }: ShopParts): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: config.logLevel, redact: ['req.headers.authorization'] },
    trustProxy: config.isTrusted,
    rewriteUrl: ({ url = '/' }) => mendPath(readTarget(url)),
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CHECK_EVERY_MS },
    // Bodies have their own deadlines (request-body.ts); this is the longest of them.
    requestTimeout: LONGEST_REQUEST_MS,
    connectionTimeout: SILENCE_TIMEOUT_MS,
    forceCloseConnections: 'idle',
  });
  // Only API calls have bodies (proxy.ts); all other requests are answered without reading theirs.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async () => undefined);
  guardConnections(app, { ...connectionRules, isTrusted: config.isTrusted });
  takeTurns(app);
  answerOwnAddress(app, config.publicUrl);
  stopWithoutIdleConnections(app);
  lingerWhereBodiesAreUnread(app);
  requireHttps(app, config.publicUrl);
  app.get('/healthz', () => ({ status: 'ok' }));
  const { getDocumentDeps, renderers } = connect(app.log);
  app.addHook('onClose', () => renderers?.stop());
  app.get('/readyz', async () => {
    const live = await store.live();
    const releases = follows && { releases: follows() };
    const facts = { releaseSet: live.id, canaries: listCanaries(live), setAside: listSetAside(live, renderers) };
    return { status: 'ok', ...facts, ...releases };
  });
  const sets = createSetChooser(store, config);
  const figures = createReleaseFigures();
  app.get('/remotes.json', async (request, reply) => {
    const { next } = await sets.forTab(request);
    reply.headers({ 'cache-control': 'no-store', 'x-release-set': next });
    return Object.fromEntries(Object.entries(sets.find(next)?.remotes ?? {}).map(([name, { info }]) => [name, info]));
  });
  registerReleaseReports(app, sets, figures, config.publicUrl);
  const stopWatching = watchCanaries({
    store,
    figures,
    withdraw: (...canary) => withdrawCanary(config, ...canary),
    log: app.log,
  });
  app.addHook('onClose', async () => stopWatching());
  if (config.surface === 'panel') {
    app.get('/', (_request, reply) => reply.redirect(pages.adminDashboard()));
  }
  await registerProxy(app, config.apiUrl, sets);
  await registerStaticFiles(app, config, store);
  registerSearchEngines(app, config);
  registerDocuments(app, getDocumentDeps, { sets, figures });
  if (config.isProduction) {
    // Elsewhere the first visitor of each remote waits for its start: most starts are for tests, which need few.
    await renderers?.startAll();
  }
  return app;
}
