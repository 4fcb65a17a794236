import { queryKeys } from '@aaram/shared-domain/contract';
import type { Order } from '@aaram/shared-domain/order';
import { type QueryClient, useInfiniteQuery, usePlatform } from '@aaram/shared-platform';

/** Orders of one page: people mostly look for the newest. */
const PAGE_SIZE = 10;

type Page = { items: Order[]; total: number; nextCursor: string | null };
type Pages = { pages: Page[]; pageParams: (string | null)[] };

/** The shopper's own orders, newest first, as far as they have been asked for. */
export function useMyOrders() {
  const { api } = usePlatform();
  const query = useInfiniteQuery({
    queryKey: queryKeys.myOrders(),
    queryFn: ({ pageParam }) => api.getMyOrders({ limit: PAGE_SIZE, cursor: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });
  return { ...query, data: query.data?.pages.flatMap(({ items }) => items), total: query.data?.pages[0]?.total };
}

/** Changes the listed orders in the cache. */
export function changeListedOrders(queryClient: QueryClient, change: (order: Order) => Order): void {
  queryClient.setQueryData<Pages>(
    queryKeys.myOrders(),
    (listed) =>
      listed && { ...listed, pages: listed.pages.map((page) => ({ ...page, items: page.items.map(change) })) },
  );
}
