import { type RouteObject, toast } from '@aaram/shared-platform';
import { createPlatform, hydrate, PlatformProvider } from '@aaram/shared-platform/host';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { loadExposed } from '../remotes/federation-runtime.ts';
import { createRemoteLoader } from '../remotes/remote-loader.ts';
import { type PageTable, prepareRemotePage } from '../remotes/remote-routes.tsx';
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

/** Fetches the code of the page in place, so that hydration finds what the server rendered. */
async function prepareFirstPage(routes: RouteObject[], tables: Record<string, PageTable>): Promise<void> {
  const leaf = matchRoutes(routes, window.location)?.at(-1)?.route;
  const [remote, pattern] = (leaf?.id ?? '').split(/:(.*)/s);
  const table = tables[remote ?? ''];
  if (leaf && table && pattern !== undefined) {
    await prepareRemotePage(leaf as RouteObject, pattern, table);
  } else if (leaf && typeof leaf.lazy === 'function') {
    Object.assign(leaf, await leaf.lazy());
    delete leaf.lazy;
  }
}

function buildPlatform(boot: BootData) {
  return createPlatform({
    settings: boot.settings,
    origin: boot.origin,
    isServer: false,
    transport: { baseUrl: '/api', fetch: (url, init) => fetch(url, init) },
    onSessionEnded: () => toast.info('Your session has ended. Please log in again.'),
  });
}

/** Starts the page: hydrates what the server rendered, or renders it here when it could not. */
export async function startShop(): Promise<void> {
  const boot = readBootData();
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
    remotes: Object.entries(boot.remotes).map(([name, info]) => ({ name, patterns: info.patterns })),
    load: loader.load,
  });
  const isReady = boot.isRendered && (await prepareFirstPage(routes, tables).then(() => true, logAndGoOn));
  const router = createBrowserRouter(routes, isReady ? { hydrationData: boot.hydration } : {});
  router.subscribe(({ matches, location }) => {
    const url = new URL(`${location.pathname}${location.search}`, boot.origin);
    applyHead(resolveHead({ matches, url, queryClient: platform.queryClient }), boot.settings, boot.origin);
  });
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
    createRoot(root).render(app);
  }
}

/** A remote that fails at the start costs its area only: the page is rendered here, with a fallback in its place. */
function logAndGoOn(error: unknown): false {
  console.error(error);
  return false;
}
