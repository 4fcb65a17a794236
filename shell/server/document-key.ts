import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { LiveSet } from './releases.ts';

/** By release set, so that they go with it. */
const tables = new WeakMap<LiveSet, RouteObject[]>();

/** The remotes' pages, each with the parameters it reads. */
function listPages(live: LiveSet): RouteObject[] {
  const known = tables.get(live);
  if (known) {
    return known;
  }
  const pages = Object.values(live.remotes).flatMap(({ info, manifest }) =>
    info.patterns.map((path): RouteObject => {
      // A release that does not say it (an older one) may read whatever there is.
      const isKnown = manifest === null || manifest.reads !== undefined;
      return { path, handle: isKnown ? (manifest?.reads?.[path] ?? []) : undefined };
    }),
  );
  tables.set(live, pages);
  return pages;
}

/**
 * The address of a document as its page reads it: without parameters that the page does not know, the others in a fixed
 * order. Whatever else stands in an address (campaigns, mischief) makes no document of its own. What is no remote's page
 * reads `others`: nothing, as the shell's own pages, or all there is.
 */
export function normaliseUrl(live: LiveSet, url: URL, others: readonly string[] | undefined): URL {
  const match = matchRoutes(listPages(live), url)?.at(-1)?.route;
  const reads: readonly string[] | undefined = match ? match.handle : others;
  const names = reads ?? [...new Set(url.searchParams.keys())];
  const kept = names
    .toSorted()
    .flatMap((name) => [...new Set(url.searchParams.getAll(name))].map((value): [string, string] => [name, value]));
  const normal = new URL(url);
  normal.search = new URLSearchParams(kept).toString();
  return normal;
}
