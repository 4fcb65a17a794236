import type { PlatformServices, RemoteModule, RouteHandle, RouteObject } from '@aaram/shared-platform';
import type { ComponentType } from 'react';
import { RemoteError } from './remote-error.ts';

/**
 * A remote's pages by pattern. The component is fetched together with the data, never after it; a failed one is fetched
 * again the next time (the router's own `lazy` would keep the failure forever).
 */
export function createPageTable(platform: PlatformServices, remote: string, load: () => Promise<RemoteModule>) {
  let table: Map<string, RouteObject> | undefined;
  const components = new Map<string, ComponentType>();

  async function findRoute(pattern: string): Promise<RouteObject> {
    if (!table) {
      const module = await load();
      table = new Map(module.createRoutes(platform).map((route) => [route.path ?? '', route]));
    }
    const route = table.get(pattern);
    if (!route) {
      throw new RemoteError(remote, `it has no page for ${pattern}`);
    }
    return route;
  }

  async function findComponent(pattern: string, route: RouteObject): Promise<ComponentType> {
    const known = components.get(pattern) ?? route.Component;
    if (known) {
      return known;
    }
    const resolved = typeof route.lazy === 'function' ? (await route.lazy()).Component : undefined;
    if (!resolved) {
      throw new RemoteError(remote, `its page for ${pattern} has no component`);
    }
    components.set(pattern, resolved);
    return resolved;
  }

  return {
    findRoute,
    findComponent,
    /** The component of a page. Throws RemoteError when the page's loader has not fetched it before. */
    getComponent: (pattern: string): ComponentType => {
      const component = components.get(pattern) ?? table?.get(pattern)?.Component;
      if (!component) {
        throw new RemoteError(remote, `the script of ${pattern} is not here`);
      }
      return component;
    },
  };
}
export type PageTable = ReturnType<typeof createPageTable>;

function RemotePage({ table, pattern }: { table: PageTable; pattern: string }) {
  const Component = table.getComponent(pattern);
  return <Component />;
}

/** The shell's placeholder for one page of a remote: the release names its address, the rest loads with the remote. */
export function createRemoteRoute(remote: string, pattern: string, table: PageTable): RouteObject {
  // The loader below fills it in before anything reads it.
  const handle: RouteHandle = {};

  return {
    id: `${remote}:${pattern}`,
    path: pattern,
    handle,
    element: <RemotePage table={table} pattern={pattern} />,
    loader: async (args) => {
      const route = await table.findRoute(pattern);
      Object.assign(handle, route.handle);
      const load = typeof route.loader === 'function' ? route.loader : undefined;
      const [answer] = await Promise.all([load?.(args), table.findComponent(pattern, route)]);
      // Data goes through the query cache; the router needs only redirects.
      return answer instanceof Response ? answer : null;
    },
  };
}

/** Prepares a page for hydration, where its loader does not run: fetches its code and fills in its handle. */
export async function prepareRemotePage(route: RouteObject, pattern: string, table: PageTable): Promise<void> {
  const own = await table.findRoute(pattern);
  Object.assign(route.handle ?? {}, own.handle);
  await table.findComponent(pattern, own);
}
