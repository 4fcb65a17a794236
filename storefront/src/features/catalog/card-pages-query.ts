import type { ProductFilters, SearchNotice } from '@aaram/shared-domain/catalog';
import { ApiError, queryKeys } from '@aaram/shared-domain/contract';
import { type PlatformServices, presentPriceRule, type QueryClient, queryOptions } from '@aaram/shared-platform';
import { type ProductCardData, toCardData } from '#lib/product-card/product-card-data.ts';

const PAGE_SIZE = 24;

export type CardPage = {
  cards: ProductCardData[];
  total: number;
  nextCursor: string | null;
  /** How a search was understood. */
  notice?: SearchNotice;
};
type Services = Pick<PlatformServices, 'api'>;

/** Products of a category or a search, page by page; `start` is the cursor in the URL of a page without scripts. */
export function cardPagesQuery({ api }: Services, filters: ProductFilters, start: string | null) {
  return {
    queryKey: queryKeys.products('pages', filters, start),
    queryFn: async ({ pageParam, client }: { client: QueryClient; pageParam: string | null }): Promise<CardPage> => {
      const ask = (cursor?: string) => api.getProducts({ ...filters, limit: PAGE_SIZE, cursor });
      const page = await ask(pageParam ?? undefined).catch((error: unknown) => {
        // The cursor in the URL does not belong to this list (any more): start from the beginning.
        if (pageParam !== null && pageParam === start && error instanceof ApiError && error.status === 400) {
          return ask();
        }
        throw error;
      });
      const now = Date.now();
      return {
        cards: page.items.map((product) => toCardData(product, now, presentPriceRule(client))),
        total: page.total,
        nextCursor: page.nextCursor,
        ...(page.notice === undefined ? {} : { notice: page.notice }),
      };
    },
    initialPageParam: start,
    getNextPageParam: (last: CardPage) => last.nextCursor,
  };
}

/** Live counts beside the filters. They do not depend on the sort order. */
export function facetsQuery({ api }: Services, { sort: _sort, ...filters }: ProductFilters) {
  return queryOptions({ queryKey: queryKeys.facets(filters), queryFn: () => api.getFacets(filters) });
}
