import type { HeadTags, RouteHandle } from '@aaram/shared-platform';

type HeadSource = {
  matches: readonly { params: Record<string, string | undefined>; route?: { handle?: unknown }; handle?: unknown }[];
  url: URL;
  queryClient: Parameters<NonNullable<RouteHandle['head']>>[0]['queryClient'];
  store: { brandName: string; legalName: string };
};

/** The head of the current page, from the deepest match that has one. */
export function resolveHead({ matches, url, queryClient, store }: HeadSource): HeadTags {
  for (const match of matches.toReversed()) {
    const handle = (match.route?.handle ?? match.handle) as RouteHandle | undefined;
    if (handle?.head) {
      return handle.head({ params: match.params, search: url.searchParams, queryClient, origin: url.origin, store });
    }
  }
  return { title: '' };
}

/** 'Men | Aaram', or 'Aaram: Comfort Crafted with Care' for a page without a title of its own. */
export function buildTitle(head: HeadTags, brand: { brandName: string; tagline: string }): string {
  return head.title === '' ? `${brand.brandName}: ${brand.tagline}` : `${head.title} | ${brand.brandName}`;
}
