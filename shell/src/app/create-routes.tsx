import type { PlatformServices, RemoteModule, RouteObject } from '@aaram/shared-platform';
import { NotFoundPage } from '../layout/not-found-page.tsx';
import { RemoteArea, RemoteFallback } from '../remotes/remote-area.tsx';
import { createPageTable, createRemoteRoute, type PageTable } from '../remotes/remote-routes.tsx';
import { sessionRoutes } from '../session/routes.tsx';
import { AppFrame } from './app-frame.tsx';
import { RootError } from './root-error.tsx';

type RouteSources = {
  platform: PlatformServices;
  /** Script policy of the document: see BootData. */
  policy: 'store' | 'checkout';
  /** Patterns of each remote, from the live releases. */
  remotes: { name: string; patterns: string[] }[];
  load: (name: string) => Promise<RemoteModule>;
};

/**
 * Every route of the shop: the shell's own, and one stand-in for each page of each remote, all inside the frame.
 * The browser and the server build the same table. `tables` gives access to the remotes' pages by remote.
 */
export function createRoutes({ platform, policy, remotes, load }: RouteSources) {
  const tables: Record<string, PageTable> = {};
  const mounts = remotes.map(({ name, patterns }): RouteObject => {
    const table = createPageTable(platform, name, () => load(name));
    tables[name] = table;
    return {
      id: `remote:${name}`,
      Component: RemoteArea,
      errorElement: <RemoteFallback name={name} />,
      children: patterns.map((pattern) => createRemoteRoute(name, pattern, table)),
    };
  });
  const routes: RouteObject[] = [
    {
      id: 'root',
      element: <AppFrame policy={policy} />,
      errorElement: <RootError />,
      children: [
        ...sessionRoutes(platform),
        ...mounts,
        {
          id: 'not-found',
          path: '*',
          Component: NotFoundPage,
          handle: { head: () => ({ title: 'Page not found', noIndex: true }) },
          loader: () => {
            platform.setStatus(404);
            return null;
          },
        },
      ],
    },
  ];
  return { routes, tables };
}
