import type { StoreSettings } from '@aaram/shared-domain/settings';
import type { QueryClient, RouteHandle } from '@aaram/shared-platform';
import type { createBrowserRouter } from 'react-router-dom';
import { idle } from '#lib/idle.ts';
import { buildTitle, resolveHead } from './resolve-head.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

type Followed = {
  router: Router;
  queryClient: QueryClient;
  settings: StoreSettings;
  origin: string;
  /** Whether the first page's script has not come: the server has described that page, which says nothing of itself yet. */
  isLate: boolean;
};

/**
 * Keeps the document's head that of the page (product-rules.md#page-change): the title at once, all else when the browser is
 * idle, by what writes it on the server too. The first page's is the server's. Returns what describes the page again.
 */
export function followHead({ router, queryClient, settings, origin, isLate }: Followed): () => void {
  const first = router.state.location;
  let hasMoved = false;
  let isWaiting = false;
  let written = '';

  const resolve = () => {
    const { matches, location } = router.state;
    const url = new URL(origin + location.pathname + location.search);
    return resolveHead({ matches, url, queryClient, store: settings });
  };

  async function describeRest(): Promise<void> {
    await idle();
    const { renderHead, replaceHead } = await import(/* webpackChunkName: "head" */ './head.ts');
    // From here on, what changes is described by a further turn.
    isWaiting = false;
    const { key } = router.state.location;
    const { rest, ...head } = resolve();
    const html = renderHead({ ...head, ...(await rest?.()) }, settings, origin);
    if (html !== written && router.state.location.key === key) {
      written = html;
      replaceHead(html);
    }
  }

  const describe = () => {
    const { matches, location } = router.state;
    const handle: RouteHandle | undefined = matches.at(-1)?.route.handle;
    if (isLate && !handle?.head) {
      return;
    }
    document.title = buildTitle(resolve(), settings);
    hasMoved ||= location.pathname + location.search !== first.pathname + first.search;
    if (hasMoved && !isWaiting) {
      isWaiting = true;
      // A file that does not come leaves the title alone to speak; the next change asks again.
      void describeRest().catch(() => {
        isWaiting = false;
      });
    }
  };
  router.subscribe(describe);
  // A page's head may depend on data that arrives after the page.
  queryClient.getQueryCache().subscribe(({ type }) => type === 'updated' && describe());
  return describe;
}
