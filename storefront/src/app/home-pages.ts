import { pages } from '@aaram/shared-domain/contract';
import { definePage } from '@aaram/shared-platform/remote';
import { storiesQuery } from '#features/home/stories-query.ts';
import { headPictures } from '#lib/pictures/head-pictures.ts';
import { preloadPicture } from '#lib/pictures/preload-picture.ts';
import { cardListQuery } from '#lib/product-card/card-list-query.ts';
import * as texts from '#texts/home-head.ts';
import { everydayList, newestList } from './home-lists.ts';
import { withRest } from './with-rest.ts';

/** As the hero draws its two tall doors. */
const doorSizes = '(min-width: 1024px) 36vw, 48vw';

export const homePage = definePage({
  pattern: pages.home(),
  chunk: 'home',
  load: async () => (await import(/* webpackChunkName: "page-home" */ './home-page.tsx')).HomePage,
  loader: ({ platform }) => [
    platform.queryClient.prefetchQuery(cardListQuery(platform, newestList)),
    platform.queryClient.prefetchQuery(cardListQuery(platform, everydayList)),
    platform.queryClient.prefetchQuery(storiesQuery(platform)),
  ],
  head: ({ origin }) => {
    const preloadImages = process.env.BROWSER_BUILD
      ? []
      : [...preloadPicture(headPictures.dress, doorSizes), ...preloadPicture(headPictures.bag, doorSizes)];
    const head = { title: texts.title, canonical: pages.home(), image: headPictures.dress, preloadImages };
    return withRest(head, (rests) => rests.ofHome(origin));
  },
});
