import { queryKeys } from '@aaram/shared-domain/contract';
import { presentPriceRule, type QueryClient, useInfiniteQuery, usePlatform } from '@aaram/shared-platform';
import type { ReactNode } from 'react';
import { type ProductCardData, toCardData } from '#lib/product-card/product-card-data.ts';

export type SimilarRow = {
  /** The product that the others are similar to. */
  id: string;
  /** The first similar products. */
  cards: readonly ProductCardData[];
  draw: (card: ProductCardData) => ReactNode;
};

/** The document contains the first twelve; the first page loaded here repeats them and adds as many new ones. */
const PAGE_SIZE = 24;

/** All similar products loaded so far, without duplicates. A failed page is loaded again at the next move. */
export function useMoreSimilar(id: string, first: readonly ProductCardData[]) {
  const { api } = usePlatform();
  const query = useInfiniteQuery({
    queryKey: [...queryKeys.similar(id), 'pages'],
    queryFn: async ({ pageParam, client }: { client: QueryClient; pageParam: string | null }) => {
      const { items, nextCursor } = await api.getSimilarProducts(id, {
        limit: PAGE_SIZE,
        cursor: pageParam ?? undefined,
      });
      const now = Date.now();
      return { cards: items.map((product) => toCardData(product, now, presentPriceRule(client))), nextCursor };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    enabled: false,
  });
  const pages = query.data?.pages ?? [];
  const all = [...new Map([...first, ...pages.flatMap(({ cards }) => cards)].map((card) => [card.id, card])).values()];
  const loadMore = () => {
    if (query.isFetching) {
      return;
    }
    if (!query.data) {
      void query.refetch();
    } else if (query.hasNextPage) {
      void query.fetchNextPage();
    }
  };
  return { all, loadMore };
}
