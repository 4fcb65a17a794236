import { pages } from '@aaram/shared-domain/contract';
import { isPanelRole } from '@aaram/shared-domain/identity';
import type { PlatformServices, RouteObject } from '@aaram/shared-platform';
import type { RemoteModule } from '@aaram/shared-platform/remote';
import { redirect } from 'react-router-dom';
import * as texts from '#texts/layout.ts';
import { RemoteArea, RemoteFallback } from '../remotes/remote-area.tsx';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import { createPageTable, createRemoteRoute, type PageTable } from '../remotes/remote-routes.tsx';
import { makeAreaId, makeRouteId } from '../remotes/route-id.ts';
import { sessionPages } from '../session/session-pages.ts';
import { AppFrame } from './app-frame.tsx';
import { createOwnRoute } from './own-route.tsx';
import { RootError } from './root-error.tsx';

/** A seller's own page, as `/{role}-dashboard` makes it, is the panel (product-rules.md#own-page). */
const SELLER_PAGE = '/seller-dashboard';

/** The addresses that no remote may have, for the release of the shell. */
export const listOwnPatterns = () => [...sessionPages.map(({ pattern }) => pattern), SELLER_PAGE];

type RouteSources = {
  platform: PlatformServices;
  /** Script policy of the document: see BootData. */
  policy: 'store' | 'checkout';
  /** URL of the shop; set only for the routes of the back office alone. */
  shopUrl?: string | undefined;
  /** Patterns of each remote, from the live releases. */
  remotes: { name: string; patterns: string[] }[];
  load: (name: string) => Promise<RemoteModule>;
  /** Only in browsers. */
  forget?: RemoteLoader['forget'];
};

/**
 * What the back office alone does with an unknown address: its own paths are not found, home leads those who work there
 * to the dashboard, and everything else redirects to the shop.
 */
function leaveOrStay({ url }: Request, shopUrl: string, { store }: PlatformServices) {
  const { pathname, search } = new URL(url);
  const { role } = store.getState().session;
  const isHome = pathname === '/' || pathname === '/user-dashboard';
  if (pathname.startsWith('/admin-')) {
    return null;
  }
  return redirect(isHome && isPanelRole(role) ? '/admin-dashboard' : `${shopUrl}${pathname}${search}`);
}

/**
 * Every route of the shop: the shell's own, and one placeholder for each page of each remote, all inside the frame. The
 * browser and the server build the same table. `tables` holds the pages of each remote.
 */
export function createRoutes({ platform, policy, shopUrl, remotes, load, forget }: RouteSources) {
  const tables: Record<string, PageTable> = {};
  const mounts = remotes.map(({ name, patterns }): RouteObject => {
    const table = createPageTable(name, { load, forget });
    tables[name] = table;
    return {
      id: makeAreaId(name),
      element: <RemoteArea name={name} table={table} />,
      errorElement: <RemoteFallback name={name} onRetry={table.forget} />,
      children: patterns.map((pattern) => createRemoteRoute(platform, name, pattern, table)),
    };
  });
  const routes: RouteObject[] = [
    {
      id: 'root',
      element: <AppFrame policy={policy} shopUrl={shopUrl} />,
      errorElement: <RootError />,
      children: [
        ...sessionPages.map(createOwnRoute),
        { path: SELLER_PAGE, loader: () => redirect(pages.adminDashboard()) },
        ...mounts,
        {
          id: makeRouteId('shell', 'not-found'),
          path: '*',
          handle: { head: () => ({ title: texts.pageNotFound, noIndex: true }) },
          loader: ({ request }) => {
            platform.setStatus(404);
            return shopUrl ? leaveOrStay(request, shopUrl, platform) : null;
          },
          lazy: async () => ({
            Component: (
              await import(/* webpackChunkName: "page-not-found" */ '../layout/message-pages/not-found-page.tsx')
            ).NotFoundPage,
          }),
        },
      ],
    },
  ];
  return { routes, tables };
}
