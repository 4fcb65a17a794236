import type { RouteObject } from '@aaram/shared-platform';
import type { Page } from '@aaram/shared-platform/remote';
import { DrawPage } from '../remotes/draw-page.tsx';
import { makeRouteId } from '../remotes/route-id.ts';

/** A page of the shell's own as a route. Its id names its files, so that a document can carry its styles. */
export const createOwnRoute = (page: Page): RouteObject => ({
  id: makeRouteId('shell', page.chunk),
  path: page.pattern,
  handle: page,
  lazy: async () => ({ element: <DrawPage Component={await page.load()} /> }),
});
