import type { PlatformServices, RouteHandle, RouteObject } from '@aaram/shared-platform';
import type { Page, RemoteModule } from '@aaram/shared-platform/remote';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { DrawPage, type PageComponent } from './draw-page.tsx';
import type { LatePage } from './late-page.ts';
import { RemoteError } from './remote-error.ts';
import type { RemoteLoader } from './remote-loader.ts';
import { makeRouteId } from './route-id.ts';

/**
 * A remote's pages by pattern. The component is fetched together with the data, never after it; a failed one is fetched
 * again the next time (the router's own `lazy` would keep the failure forever).
 */
export function createPageTable(
  remote: string,
  { load, forget }: { load: (name: string) => Promise<RemoteModule>; forget?: RemoteLoader['forget'] | undefined },
) {
  const components = new Map<string, PageComponent>();
  return {
    /** The page that the document was rendered with, when its script is late. */
    late: undefined as LatePage | undefined,
    forget: () => forget?.(remote),
    async findPage(pattern: string): Promise<Page> {
      const page = (await load(remote)).pages.find((one) => one.pattern === pattern);
      if (!page) {
        throw new RemoteError(remote, `it has no page for ${pattern}`);
      }
      return page;
    },
    async fetchComponent(page: Page): Promise<void> {
      if (!components.has(page.pattern)) {
        // The next attempt needs new addresses for the page's files, which come with a new container.
        components.set(
          page.pattern,
          await page.load().catch((error: unknown) => {
            forget?.(remote);
            throw error;
          }),
        );
      }
    },
    /** The component of a page. Suspends for a late one; throws RemoteError when the page's loader has not fetched it. */
    getComponent(pattern: string): PageComponent {
      if (this.late?.pattern === pattern && !components.has(pattern)) {
        this.late.suspend();
      }
      const component = components.get(pattern);
      if (!component) {
        throw new RemoteError(remote, `the script of ${pattern} is not here`);
      }
      return component;
    },
  };
}
export type PageTable = ReturnType<typeof createPageTable>;

function RemotePage({ table, pattern }: { table: PageTable; pattern: string }) {
  return <DrawPage Component={table.getComponent(pattern)} />;
}

/** Starts a page's calls. Failures stay in the query cache, where the page finds them. */
async function startCalls(page: Page, platform: PlatformServices, { request, params }: LoaderFunctionArgs) {
  const { searchParams: search } = new URL(request.url);
  const answers = Promise.allSettled(page.loader?.({ params, search, platform }) ?? []);
  if (platform.isServer) {
    await answers;
  }
}

/** The shell's placeholder for one page of a remote: the release names its address, the rest loads with the remote. */
export function createRemoteRoute(
  platform: PlatformServices,
  remote: string,
  pattern: string,
  table: PageTable,
): RouteObject {
  // The loader below fills it in. The back office keeps its frame when the remote cannot be loaded.
  const handle: RouteHandle = pattern.startsWith('/admin-') ? { frame: 'panel', access: 'panel' } : {};

  return {
    id: makeRouteId(remote, pattern),
    path: pattern,
    handle,
    element: <RemotePage table={table} pattern={pattern} />,
    loader: async (args) => {
      const page = await table.findPage(pattern);
      Object.assign(handle, page);
      // Data goes through the query cache.
      await Promise.all([startCalls(page, platform, args), table.fetchComponent(page)]);
      // For the browser, which draws the frame before it has the page.
      return platform.isServer ? { frame: page.frame, access: page.access, theme: page.theme } : null;
    },
  };
}

/** Prepares a page for hydration, where its loader does not run: fetches its code and fills in its handle. */
export async function prepareRemotePage(route: RouteObject, pattern: string, table: PageTable): Promise<void> {
  const page = await table.findPage(pattern);
  Object.assign(route.handle ?? {}, page);
  await table.fetchComponent(page);
}
