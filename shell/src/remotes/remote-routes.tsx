import type { PlatformServices, RemoteModule, RouteHandle, RouteObject } from '@aaram/shared-platform';
import type { ComponentType } from 'react';
import { RemoteError } from './remote-error.ts';

/**
 * A remote's pages by pattern. The component is fetched beside the data, never after it; a failed one is asked for
 * again the next time (the router's own `lazy` would keep the failure for ever).
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
    /** The component of a page whose loader has run, which has fetched it. */
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

/** The shell's stand-in for one page of a remote: its address is known from the release, the rest comes with it. */
export function createRemoteRoute(remote: string, pattern: string, table: PageTable): RouteObject {
  // Filled in when the remote is here, which is before anything reads it: the loader below runs first.
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
      // Data travels in the query cache; only a redirect is the router's business.
      return answer instanceof Response ? answer : null;
    },
  };
}

/** Makes a page ready to be hydrated: its code is here and its handle filled in, though its loader does not run. */
export async function prepareRemotePage(route: RouteObject, pattern: string, table: PageTable): Promise<void> {
  const own = await table.findRoute(pattern);
  Object.assign(route.handle ?? {}, own.handle);
  await table.findComponent(pattern, own);
}
