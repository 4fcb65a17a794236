import { type Category, categories } from '@aaram/shared-domain/catalog';
import { pages, queryKeys } from '@aaram/shared-domain/contract';
import type {
  HeadTags,
  LoaderFunctionArgs,
  PlatformServices,
  QueryClient,
  RouteHandle,
  RouteObject,
} from '@aaram/shared-platform';
import { type CardPage, cardPagesQuery, facetsQuery } from '#features/catalog/card-pages-query.ts';
import { countFilters, parseFilters } from '#features/catalog/filters-url.ts';
import { settle } from '#lib/prefetch.ts';
import { preloadPicture } from '#lib/preload-picture.ts';

/** As the grid draws its cards; spelled here too, so that the entry does not bring the grid along. */
const cardSizes = '(min-width: 1600px) 430px, (min-width: 1024px) 27vw, 46vw';

function loadList(platform: PlatformServices, request: Request, category?: string) {
  const search = new URL(request.url).searchParams;
  const filters = parseFilters(search, category);
  const { queryClient } = platform;
  return settle(platform, [
    queryClient.prefetchInfiniteQuery(cardPagesQuery(platform, filters, search.get('cursor'))),
    queryClient.prefetchQuery(facetsQuery(platform, filters)),
  ]);
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

function categoryHandle(category: Category): RouteHandle {
  const path = pages.category(category.slug);
  const list = category.subcategories.join(', ');
  const handle: RouteHandle = {
    head: ({ search, queryClient, origin }) => ({
      title: category.label,
      description: `${category.label}: ${list}. Filter by size, price and brand; free delivery on larger orders, exchange within 3 days.`,
      canonical: path,
      // One page per category for search engines; its countless filtered forms show the same products again.
      noIndex: countFilters(parseFilters(search)) > 0 || search.has('cursor'),
      preloadImages: preloadFirstCards(queryClient, search, category.name),
      jsonLd: process.env.BROWSER_BUILD
        ? []
        : [
            {
              '@context': 'https://schema.org',
              '@type': 'BreadcrumbList',
              itemListElement: [
                { '@type': 'ListItem', position: 1, name: 'Home', item: origin },
                { '@type': 'ListItem', position: 2, name: category.label, item: new URL(path, origin).href },
              ],
            },
          ],
    }),
  };
  return category.slug === 'glow' ? { ...handle, theme: 'night' } : handle;
}

const searchHandle: RouteHandle = {
  head: ({ search, queryClient }) => {
    const q = search.get('q');
    return {
      title: q ? `Search: ${q}` : 'Everything',
      canonical: '/search',
      noIndex: true,
      preloadImages: preloadFirstCards(queryClient, search),
    };
  },
};

/** Category pages and search: pattern to chunk. */
export const catalogPages: Record<string, string> = {
  ...Object.fromEntries(categories.map(({ slug }) => [pages.category(slug), 'category'])),
  '/search': 'search',
};

/** Their routes: the ten categories by name, and the search over all of them. */
export function catalogRoutes(platform: PlatformServices): RouteObject[] {
  return [
    ...categories.map(
      (category): RouteObject => ({
        path: pages.category(category.slug),
        loader: ({ request }: LoaderFunctionArgs) => loadList(platform, request, category.name),
        handle: categoryHandle(category),
        lazy: async () => ({
          Component: (await import(/* webpackChunkName: "page-category" */ './category-page.tsx')).CategoryPage,
        }),
      }),
    ),
    {
      path: '/search',
      loader: ({ request }: LoaderFunctionArgs) => loadList(platform, request),
      handle: searchHandle,
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-search" */ './search-page.tsx')).SearchPage,
      }),
    },
  ];
}
