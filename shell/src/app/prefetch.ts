import type { PlatformServices, RouteObject } from '@aaram/shared-platform';
import { type createBrowserRouter, matchRoutes } from 'react-router-dom';
import { findLine } from '#lib/find-line.ts';
import { idle } from '#lib/idle.ts';
import type { PageTable } from '../remotes/remote-routes.tsx';
import { parseRouteId } from '../remotes/route-id.ts';

/** A mouse or a focus that rests on a link for so long is likely to press it, ms. */
const REST_MS = 80;
/** A finger that stays for so long does not begin to scroll, ms. */
const TOUCH_MS = 50;
/** Scripts of so many pages that links in view lead to. */
const MAX_NEAR_LINKS = 3;

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;
type Deps = { platform: PlatformServices; routes: RouteObject[]; tables: Record<string, PageTable>; router: Router };

/** The page that a link leads to. */
type Found = {
  table: PageTable;
  owner: string;
  pattern: string;
  params: Readonly<Record<string, string | undefined>>;
  search: string;
};

/** Whether the visitor pays for every byte, or has hardly a line for them. */
function savesData(): boolean {
  const { saveData = false, effectiveType = '' } = findLine();
  return saveData || effectiveType.includes('2g');
}

const findLink = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Whether the router changes the page when this link is pressed. */
const leadsToPage = ({ origin, pathname, target, download }: HTMLAnchorElement) =>
  origin === window.location.origin && pathname !== window.location.pathname && target === '' && download === '';

/**
 * Fetches what the next page needs before it is asked for: script and data when a link is touched, gets the focus or has
 * the mouse on it; the script alone of the pages that links in view lead to. Nothing where data is to be saved. `before` is
 * what the visitor did before this script came.
 */
export function prefetchPages({ platform, routes, tables, router }: Deps, before: Event | undefined): void {
  function findPage(link: HTMLAnchorElement): Found | undefined {
    const match = leadsToPage(link) ? matchRoutes(routes, link.pathname)?.at(-1) : undefined;
    const { owner = '', page = '' } = parseRouteId(match?.route.id) ?? {};
    const table = tables[owner];
    return match && table && { table, owner, pattern: page, params: match.params, search: link.search };
  }

  async function fetchPage({ table, pattern, params, search }: Found, withData: boolean): Promise<void> {
    try {
      const page = await table.findPage(pattern);
      const data = withData ? page.loader?.({ params, search: new URLSearchParams(search), platform }) : [];
      await Promise.all([table.fetchComponent(page), ...(data ?? [])]);
    } catch {
      // No failure for the user yet: the page itself tries again, and says so.
    }
  }

  async function prefetch(link: HTMLAnchorElement): Promise<void> {
    const found = savesData() ? undefined : findPage(link);
    if (found !== undefined) {
      await fetchPage(found, true);
    }
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  let awaited: HTMLAnchorElement | null = null;

  function wait(link: HTMLAnchorElement | null, ms: number) {
    if (link !== awaited) {
      clearTimeout(timer);
      awaited = link;
      timer = link === null ? undefined : setTimeout(() => void prefetch(link), ms);
    }
  }

  /** What a visitor does with a link before it is pressed. */
  function onIntent(event: Event) {
    const link = event.type === 'pointercancel' ? null : findLink(event.target);
    if (event.type !== 'pointerdown') {
      wait(link, REST_MS);
    } else if ('pointerType' in event && event.pointerType === 'touch') {
      wait(null, 0);
      wait(link, TOUCH_MS);
    } else if (link !== null) {
      void prefetch(link);
    }
  }

  /** The scripts of the pages that the first links in view lead to, of apps that are here already. */
  async function prefetchNear() {
    const here = matchRoutes(routes, window.location.pathname)?.at(-1)?.route;
    const { owner } = parseRouteId(here?.id) ?? {};
    if (here?.handle?.frame === 'panel') {
      // Its pages are larger, and people who work there are long on one.
      return;
    }
    const near = new Set<string>();
    for (const link of onePerPlace(await findInView(document.querySelectorAll('main a[href]')))) {
      if (near.size === MAX_NEAR_LINKS || savesData()) {
        return;
      }
      await idle();
      const found = findPage(link);
      if (found !== undefined && found.owner === owner && !near.has(found.pattern)) {
        near.add(found.pattern);
        await fetchPage(found, false);
      }
    }
  }

  if (before !== undefined) {
    onIntent(before);
  }
  for (const type of ['pointerdown', 'pointerover', 'pointercancel', 'focusin']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
  void prefetchNear();
  let { pathname } = router.state.location;
  router.subscribe(({ location, navigation }) => {
    if (navigation.state === 'idle' && location.pathname !== pathname) {
      pathname = location.pathname;
      void idle().then(prefetchNear);
    }
  });
}

/** The first link to each folder: those to products are dozens, and finding the page of each takes milliseconds. */
function onePerPlace(links: HTMLAnchorElement[]): HTMLAnchorElement[] {
  const firsts = new Map<string | undefined, HTMLAnchorElement>();
  for (const link of links) {
    const [, place] = link.pathname.split('/');
    firsts.set(place, firsts.get(place) ?? link);
  }
  return [...firsts.values()];
}

/** Which of these are in view or within a screen of it, without asking for a layout. */
function findInView(links: Iterable<Element>): Promise<HTMLAnchorElement[]> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        observer.disconnect();
        const near = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
        resolve(near.filter((one) => one instanceof HTMLAnchorElement));
      },
      { rootMargin: '100% 0px' },
    );
    const all = [...links];
    if (all.length === 0) {
      resolve([]);
    }
    for (const link of all) {
      observer.observe(link);
    }
  });
}
