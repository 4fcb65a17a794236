import type { RouteObject } from '@aaram/shared-platform';
import { createPlatform, hydrate, PlatformProvider, styleToasts } from '@aaram/shared-platform/host';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState, matchRoutes, RouterProvider } from 'react-router-dom';
import { noteSteps } from '../layout/history-steps.ts';
import { loadExposed } from '../remotes/federation-runtime.ts';
import { createRemoteLoader } from '../remotes/remote-loader.ts';
import { type PageTable, prepareRemotePage } from '../remotes/remote-routes.tsx';
import { makeAreaId, parseRouteId } from '../remotes/route-id.ts';
import { type BootData, type RemoteInfo, readBootData } from './boot-data.ts';
import { createRoutes } from './create-routes.tsx';
import { applyHead, resolveHead } from './head.ts';

const REMOTES_TIMEOUT_MS = 3000;

async function fetchRemotes(): Promise<Record<string, RemoteInfo>> {
  const response = await fetch('/remotes.json', { cache: 'no-store', signal: AbortSignal.timeout(REMOTES_TIMEOUT_MS) });
  if (!response.ok) {
    throw new Error(`/remotes.json answered ${response.status}`);
  }
  return response.json();
}

type FirstPage = { isReady: boolean; hydrationData?: HydrationState };

/**
 * Loads the code of the current page, so that hydration matches what the server rendered. When a remote fails, the page
 * is rendered here, with the fallback in that remote's area.
 */
async function prepareFirstPage(
  boot: BootData,
  routes: RouteObject[],
  tables: Record<string, PageTable>,
): Promise<FirstPage> {
  if (!boot.isRendered) {
    return { isReady: false };
  }
  const leaf = matchRoutes(routes, window.location)?.at(-1)?.route;
  const { owner = '', page = '' } = parseRouteId(leaf?.id) ?? {};
  const table = tables[owner];
  try {
    if (leaf && table) {
      await prepareRemotePage(leaf as RouteObject, page, table);
    } else if (leaf && typeof leaf.lazy === 'function') {
      Object.assign(leaf, await leaf.lazy());
      delete leaf.lazy;
    }
    return { isReady: true, hydrationData: boot.hydration };
  } catch (error) {
    return { isReady: false, hydrationData: { ...boot.hydration, errors: { [makeAreaId(owner)]: error } } };
  }
}

/** Resolves when the first page has its data or its error; until then the server's HTML stays in place. */
function untilInitialised(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((done) => {
    if (router.state.initialized) {
      done();
      return;
    }
    const stop = router.subscribe(({ initialized }) => {
      if (initialized) {
        stop();
        done();
      }
    });
  });
}

function buildPlatform(boot: BootData) {
  return createPlatform({
    settings: boot.settings,
    origin: boot.origin,
    isServer: false,
    transport: { baseUrl: '/api', fetch: (url, init) => fetch(url, init) },
  });
}

/** Starts the page: hydrates what the server rendered, or renders it here when the server could not. */
export async function startShop(): Promise<void> {
  const boot = readBootData();
  styleToasts(() => import(/* webpackChunkName: "toast-style" */ '@aaram/shared-ui/toast'));
  const platform = buildPlatform(boot);
  hydrate(platform.queryClient, boot.queries);
  const loader = createRemoteLoader({
    known: boot.remotes,
    fetchRemotes,
    loadExposed,
    refetch: (url) => fetch(url, { cache: 'reload' }),
  });
  const { routes, tables } = createRoutes({
    platform,
    policy: boot.policy,
    shopUrl: boot.shopUrl,
    remotes: Object.entries(boot.remotes).map(([name, info]) => ({ name, patterns: info.patterns })),
    load: loader.load,
  });
  const { isReady, hydrationData } = await prepareFirstPage(boot, routes, tables);
  noteSteps();
  const router = createBrowserRouter(routes, hydrationData ? { hydrationData } : {});
  const { queryClient } = platform;
  const describePage = () => {
    const { matches, location } = router.state;
    const url = new URL(boot.origin + location.pathname + location.search);
    applyHead(resolveHead({ matches, url, queryClient }), boot.settings, boot.origin);
  };
  router.subscribe(describePage);
  // A page's title may depend on data that arrives after the page.
  queryClient.getQueryCache().subscribe(({ type }) => type === 'updated' && describePage());
  const app = (
    <PlatformProvider platform={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>
  );
  const root = document.getElementById('root');
  if (!root) {
    throw new Error('The document has no #root element.');
  }
  if (isReady) {
    hydrateRoot(root, app, { onRecoverableError: (error) => console.error(error) });
  } else {
    await untilInitialised(router);
    createRoot(root).render(app);
  }
  whenIdle(() => {
    document.documentElement.dataset.settled = '';
  });
}

/** After the first page works. The parts below the first screen are laid out then. */
function whenIdle(work: () => void): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(work, { timeout: 2000 });
  } else {
    setTimeout(work, 200);
  }
}
