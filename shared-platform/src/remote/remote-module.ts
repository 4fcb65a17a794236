import type { RouteObject } from 'react-router-dom';
import type { PlatformServices } from '../host/platform-context.ts';

/** Version of the seam. A remote built for another one is refused by the shell, with a fallback in its place. */
export const REMOTE_CONTRACT = 1;

/** The one module a remote exposes: which pages it has, and how to make their routes. */
export type RemoteModule = {
  contract: number;
  /**
   * Every pattern the routes answer, with the name of its page's chunk: `{ '/men': 'category' }` for
   * `import(/* webpackChunkName: "page-category" *\/ …)`. The release tells the shell, so that a new page needs
   * no new shell, and its files can be preloaded.
   */
  pages: Readonly<Record<string, string>>;
  createRoutes: (platform: PlatformServices) => RouteObject[];
  /**
   * Parameters of the address that a page reads, by pattern; one that is not listed reads none. The server makes a
   * document for these alone: set where `process.env.BROWSER_BUILD` is not, since browsers have no use for it.
   */
  reads?: Readonly<Record<string, readonly string[]>>;
};

/** Declares a remote, stamped with the seam's version it was built for. */
export function defineRemote(remote: Omit<RemoteModule, 'contract'>): RemoteModule {
  return { contract: REMOTE_CONTRACT, ...remote };
}
