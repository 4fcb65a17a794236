import type { RouteHandle, RouteObject } from '@aaram/shared-platform';
import { createPlatform, hydrate, PlatformProvider, styleToasts } from '@aaram/shared-platform/host';
import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState, matchRoutes, RouterProvider } from 'react-router-dom';
import { noteSteps } from '../layout/page-change/history-steps.ts';
import { followNavigation } from '../layout/page-change/page-cover.ts';
import { loadExposed } from '../remotes/federation-runtime.ts';
import { createLatePage, type LatePage, NeverDrawn } from '../remotes/late-page.ts';
import { RemoteError } from '../remotes/remote-error.ts';
import { createRemoteLoader } from '../remotes/remote-loader.ts';
import { type PageTable, prepareRemotePage } from '../remotes/remote-routes.tsx';
import { makeAreaId, parseRouteId } from '../remotes/route-id.ts';
import { type BootData, type RemoteInfo, readBootData } from './boot-data.ts';
import { createRoutes } from './create-routes.tsx';
import { pressAgain, takeEarlyPresses } from './early-presses.ts';
import { followHead } from './follow-head.ts';
import { layOutLater } from './lay-out-later.ts';
import { createTabSet } from './tab-set.ts';
import { surviveTranslators } from './translated-texts.ts';
import { whenUsed } from './when-used.ts';

declare global {
  interface Window {
    /** Addresses of files that the browser did not load, by server/documents/start-script.ts. */
    refused?: string[];
  }
}

const REMOTES_TIMEOUT_MS = 3000;

async function fetchRemotes(): Promise<Record<string, RemoteInfo>> {
  const response = await fetch('/remotes.json', { cache: 'no-store', signal: AbortSignal.timeout(REMOTES_TIMEOUT_MS) });
  if (!response.ok) {
    throw new Error(`/remotes.json answered ${response.status}`);
  }
  return response.json();
}

/** How long the whole page waits for the script of the first page, to be hydrated in one step, ms. */
const LATE_MS = 1000;

/** Replaces the browser's copies of files that it refused: it would keep them for as long as good ones. */
const refetchRefused = () =>
  Promise.allSettled(
    [...new Set(window.refused)].map((url) =>
      fetch(url, { cache: 'reload', signal: AbortSignal.timeout(REMOTES_TIMEOUT_MS) }),
    ),
  );

type FirstPage = {
  isReady: boolean;
  hydrationData?: HydrationState;
  arrival?: Promise<void>;
  late?: LatePage | undefined;
};

/**
 * Loads the code of the current page, so that hydration matches what the server rendered. The frame does not wait for a
 * remote's page that is late or fails: its area is left as the server rendered it, or as the fallback.
 */
async function prepareFirstPage(
  boot: BootData,
  routes: RouteObject[],
  tables: Record<string, PageTable>,
): Promise<FirstPage> {
  const leaf = matchRoutes(routes, window.location)?.at(-1)?.route;
  const { owner = '', page = '' } = parseRouteId(leaf?.id) ?? {};
  const table = tables[owner];
  const { hydration } = boot;
  if (!leaf || !table) {
    if (!boot.isRendered || typeof leaf?.lazy !== 'function') {
      return { isReady: boot.isRendered, hydrationData: hydration };
    }
    try {
      Object.assign(leaf, await leaf.lazy());
      delete leaf.lazy;
      return { isReady: true, hydrationData: hydration };
    } catch {
      // The router tries again and shows why it failed.
      return { isReady: false };
    }
  }
  const prepare = () => prepareRemotePage(leaf, page, table);
  const arrival = prepare();
  if (!boot.isRendered) {
    const error = new RemoteError(owner, 'the server could not render it');
    return { isReady: true, hydrationData: { ...hydration, errors: { [makeAreaId(owner)]: error } }, arrival };
  }
  const isLate = await Promise.race([arrival, new Promise((done) => setTimeout(done, LATE_MS, true))]).catch(
    () => true,
  );
  if (isLate) {
    const handle: RouteHandle = leaf.handle;
    Object.assign(handle, hydration.loaderData[leaf.id ?? '']);
    if (handle.access) {
      handle.Skeleton = NeverDrawn;
    }
    table.late = createLatePage(page, arrival, prepare, !handle.access);
  }
  return { isReady: true, hydrationData: hydration, arrival, late: table.late };
}

function buildPlatform(boot: BootData, ask: ReturnType<typeof createTabSet>['fetch']) {
  return createPlatform({
    settings: boot.settings,
    origin: boot.origin,
    isServer: false,
    transport: { baseUrl: '/api', fetch: ask },
  });
}

/**
 * The data of a document that the server has just sent counts as asked for now: the document may be a minute old, and
 * the clock of a phone wrong. One that the browser itself has cached may be days old: its data keeps its time.
 */
function countFromNow(queries: BootData['queries']): BootData['queries'] {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.transferSize) {
    for (const { state } of queries.queries) {
      state.dataUpdatedAt = Date.now();
    }
  }
  return queries;
}

/** Tells when all before it is there. */
function End({ onDrawn }: { onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn]);
  return null;
}

/** Takes over what the server rendered, or draws the page; resolves when its frame works. */
function draw(app: ReactNode, isReady: boolean): Promise<void> {
  const root = document.getElementById('root');
  if (!root) {
    throw new Error('The document has no #root element.');
  }
  surviveTranslators(root);
  return new Promise((onDrawn) => {
    const all = (
      <>
        {app}
        <End onDrawn={onDrawn} />
      </>
    );
    if (isReady && root.firstChild) {
      // As a transition: in slices of 5 ms, instead of all at once.
      startTransition(() => {
        hydrateRoot(root, all, { onRecoverableError: (error) => console.error(error) });
      });
    } else {
      createRoot(root).render(all);
    }
  });
}

/** Starts the page: hydrates what the server rendered, or renders it here when the server could not. */
export async function startShop(): Promise<void> {
  const boot = readBootData();
  styleToasts(() => import(/* webpackChunkName: "toast-style" */ '@aaram/shared-ui/toast'));
  // Not from the checkout, nor from unsaved work.
  const mayMove = () => boot.policy === 'store' && platform.unsavedWork.size === 0;
  const tab = createTabSet(boot.releaseSet, (url, init) => fetch(url, init), mayMove);
  const platform = buildPlatform(boot, tab.fetch);
  hydrate(platform.queryClient, countFromNow(boot.queries));
  const loader = createRemoteLoader({
    known: boot.remotes,
    fetchRemotes,
    loadExposed,
    refetchRefused,
  });
  const { routes, tables } = createRoutes({
    platform,
    policy: boot.policy,
    shopUrl: boot.shopUrl,
    remotes: Object.entries(boot.remotes).map(([name, info]) => ({ name, patterns: info.patterns })),
    ...loader,
  });
  const { isReady, hydrationData, arrival, late } = await prepareFirstPage(boot, routes, tables);
  noteSteps();
  const router = createBrowserRouter(routes, hydrationData ? { hydrationData } : {});
  followNavigation(router);
  const { queryClient } = platform;
  const { settings, origin } = boot;
  const describePage = followHead({ router, queryClient, settings, origin, isLate: late !== undefined });
  tab.follow(router);
  const drawn = draw(
    <PlatformProvider platform={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>,
    isReady,
  );
  void late?.settled.then(describePage);
  const early = takeEarlyPresses();
  const isInPage = (button: HTMLButtonElement) => button.closest('main') !== null;
  void drawn.then(() => pressAgain(early.filter((button) => !isInPage(button))));
  void Promise.all([drawn, late?.settled]).then(() => pressAgain(early.filter(isInPage)));
  try {
    await arrival;
    if (router.state.errors) {
      // The server could not render this page; here it can be drawn.
      const { pathname, search, hash } = window.location;
      await router.navigate({ pathname, search, hash }, { replace: true });
    }
  } catch {
    // The page's area says so.
  }
  await drawn;
  await layOutLater();
  // No script comes to the checkout that it does not need.
  if (boot.policy === 'store') {
    const event = await whenUsed();
    await import(/* webpackChunkName: "first-use" */ './prefetch.ts').then(
      ({ prefetchPages }) => prefetchPages({ platform, routes, tables, router }, event),
      // Offline: pages load when they are opened.
      () => {},
    );
  }
}
