import type { PlatformServices, RouteHandle, RouteObject } from '@aaram/shared-platform';
import { storiesQuery } from '#features/home/stories-query.ts';
import { cardListQuery } from '#lib/card-list-query.ts';
import { headPictures } from '#lib/head-pictures.ts';
import { settle } from '#lib/prefetch.ts';
import { preloadPicture } from '#lib/preload-picture.ts';
import { everydayList, newestList } from './home-lists.ts';

/** As the hero draws its two tall doors. */
const doorSizes = '(min-width: 1024px) 36vw, 48vw';

const handle: RouteHandle = {
  head: ({ origin }) => ({
    title: 'Comfort Crafted with Care',
    description:
      'Clothing, shoes, bags and cosmetics, customised items and glow-in-the-dark prints, delivered within India.',
    canonical: '/',
    image: headPictures.dress,
    preloadImages: [...preloadPicture(headPictures.dress, doorSizes), ...preloadPicture(headPictures.bag, doorSizes)],
    jsonLd: process.env.BROWSER_BUILD
      ? []
      : [
          {
            '@context': 'https://schema.org',
            '@type': 'WebSite',
            url: origin,
            potentialAction: {
              '@type': 'SearchAction',
              target: `${origin}/search?q={search_term_string}`,
              'query-input': 'required name=search_term_string',
            },
          },
        ],
  }),
};

/** The home page. */
export function homeRoute(platform: PlatformServices): RouteObject {
  const { queryClient } = platform;
  return {
    path: '/',
    loader: () =>
      settle(platform, [
        queryClient.prefetchQuery(cardListQuery(platform, newestList)),
        queryClient.prefetchQuery(cardListQuery(platform, everydayList)),
        queryClient.prefetchQuery(storiesQuery(platform)),
      ]),
    handle,
    lazy: async () => ({ Component: (await import(/* webpackChunkName: "page-home" */ './home-page.tsx')).HomePage }),
  };
}
