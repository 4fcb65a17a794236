import { type Category, categories } from '@aaram/shared-domain/catalog';
import { pages, queryKeys } from '@aaram/shared-domain/contract';
import type { HeadTags, PlatformServices, QueryClient } from '@aaram/shared-platform';
import { definePage } from '@aaram/shared-platform/remote';
import { type CardPage, cardPagesQuery, facetsQuery } from '#features/catalog/card-pages-query.ts';
import { countFilters, listFilters, parseFilters } from '#features/catalog/filters-url.ts';
import { preloadPicture } from '#lib/pictures/preload-picture.ts';
import * as texts from '#texts/entry.ts';
import { withRest } from './with-rest.ts';

/** The same as in the product grid; repeated here so that the entry does not load the grid. */
const cardSizes = '(min-width: 1600px) 430px, (min-width: 1024px) 27vw, 46vw';

/** Query parameters that a list reads. */
const listReads = process.env.BROWSER_BUILD ? [] : [...listFilters, 'q', 'sort', 'cursor'];

function startList(platform: PlatformServices, search: URLSearchParams, category?: string) {
  const filters = parseFilters(search, category);
  const { queryClient } = platform;
  return [
    queryClient.prefetchInfiniteQuery(cardPagesQuery(platform, filters, search.get('cursor'))),
    queryClient.prefetchQuery(facetsQuery(platform, filters)),
  ];
}

/** The list's first pictures, if its data is there. */
function preloadFirstCards(
  queryClient: QueryClient,
  search: URLSearchParams,
  category?: string,
): HeadTags['preloadImages'] {
  const key = queryKeys.products('pages', parseFilters(search, category), search.get('cursor'));
  const cards = queryClient.getQueryData<{ pages: CardPage[] }>(key)?.pages[0]?.cards ?? [];
  return cards.slice(0, 2).flatMap((card) => preloadPicture(card.image, cardSizes));
}

function defineCategoryPage(category: Category) {
  const path = pages.category(category.slug);
  return definePage({
    pattern: path,
    chunk: 'category',
    reads: listReads,
    theme: category.slug === 'glow' ? 'night' : undefined,
    load: async () => {
      const { CategoryPage } = await import(/* webpackChunkName: "page-category" */ './catalog/category-page.tsx');
      return () => <CategoryPage category={category} />;
    },
    loader: ({ platform, search }) => startList(platform, search, category.name),
    head: ({ search, queryClient, origin }) => {
      const head = {
        title: category.label,
        canonical: path,
        // One page per category for search engines; its countless filtered forms show the same products again.
        noIndex: countFilters(parseFilters(search)) > 0 || search.has('cursor'),
        preloadImages: process.env.BROWSER_BUILD ? [] : preloadFirstCards(queryClient, search, category.name),
      };
      return withRest(head, (rests) => rests.ofCategory(category, origin));
    },
  });
}

/** The ten categories by name, and the search over all of them. */
export const catalogPages = [
  ...categories.map(defineCategoryPage),
  definePage({
    pattern: '/search',
    chunk: 'category',
    reads: [...listReads, 'category'],
    load: async () => (await import(/* webpackChunkName: "page-category" */ './catalog/search-page.tsx')).SearchPage,
    loader: ({ platform, search }) => startList(platform, search),
    head: ({ search, queryClient }) => {
      const q = search.get('q');
      return {
        title: q ? texts.searchFor(q) : texts.everything,
        canonical: '/search',
        noIndex: true,
        preloadImages: process.env.BROWSER_BUILD ? [] : preloadFirstCards(queryClient, search),
      };
    },
  }),
];
