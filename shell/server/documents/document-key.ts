import { locale } from '@aaram/shared-domain/format';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { LiveSet } from '../releases.ts';

/** Weak, so that a table is freed together with its release set. */
const tables = new WeakMap<LiveSet, RouteObject[]>();

type PageHandle = { remote: string; pattern: string; reads: readonly string[] | undefined };

/** Pages of the remotes, each with its remote and the query parameters it reads. */
function listPages(live: LiveSet): RouteObject[] {
  const known = tables.get(live);
  if (known) {
    return known;
  }
  const pages = Object.values(live.remotes).flatMap(({ info, manifest }) =>
    info.patterns.map((path): RouteObject => {
      // A release that does not list them (an older one) may read any parameter.
      const isKnown = manifest === null || manifest.reads !== undefined;
      const reads = isKnown ? (manifest?.reads?.[path] ?? []) : undefined;
      const handle: PageHandle = { remote: info.name, pattern: path, reads };
      return { path, handle };
    }),
  );
  tables.set(live, pages);
  return pages;
}

const findHandle = (live: LiveSet, url: URL): PageHandle | undefined =>
  matchRoutes(listPages(live), url)?.at(-1)?.route.handle;

/** The remote's page with this address; undefined for the shell's own pages. */
export function findRemotePage(live: LiveSet, url: URL): { remote: string; pattern: string } | undefined {
  const handle = findHandle(live, url);
  return handle && { remote: handle.remote, pattern: handle.pattern };
}

/**
 * Normalises a document's address: only the parameters that its page reads, in a fixed order. Other parameters
 * (campaigns, attacks) cannot create more documents. For an address of no remote, `others` lists the parameters to
 * keep: none for the shell's own pages, undefined for all.
 */
export function normaliseUrl(live: LiveSet, url: URL, others: readonly string[] | undefined): URL {
  const page = findHandle(live, url);
  const reads = page ? page.reads : others;
  const names = reads ?? [...new Set(url.searchParams.keys())];
  const read = names
    .toSorted()
    .flatMap((name) => [...new Set(url.searchParams.getAll(name))].map((value): [string, string] => [name, value]));
  const normal = new URL(url);
  normal.search = new URLSearchParams(read).toString();
  return normal;
}

/** Under what a document is cached: its language, release set and normalised address are all that it depends on. */
export const keyOf = ({ id }: Pick<LiveSet, 'id'>, { href }: URL, language = locale): string =>
  `${language} ${id} ${href}`;
