import { queryKeys } from '@aaram/shared-domain/contract';
import { isOrderNamed, type Order } from '@aaram/shared-domain/order';
import { type QueryClient, useInfiniteQuery, usePlatform, useQuery } from '@aaram/shared-platform';

/** Orders of one page: people mostly look for the newest. */
const PAGE_SIZE = 10;

type Page = { items: Order[]; total: number; nextCursor: string | null };
type Pages = { pages: Page[]; pageParams: (string | null)[] };

/** The shopper's own orders, newest first, as far as they have been asked for. */
export function useMyOrders({ enabled = true } = {}) {
  const { api } = usePlatform();
  const query = useInfiniteQuery({
    queryKey: queryKeys.myOrders(),
    queryFn: ({ pageParam }) => api.getMyOrders({ limit: PAGE_SIZE, cursor: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    enabled,
  });
  return { ...query, data: query.data?.pages.flatMap(({ items }) => items), total: query.data?.pages[0]?.total };
}

/** One of the shopper's own orders, by its id or number however it is typed; null when there is none. */
export function useMyOrder(wanted: string) {
  const { api, queryClient } = usePlatform();
  return useQuery({
    queryKey: [...queryKeys.myOrders(), 'named', wanted],
    queryFn: async () => {
      const { items } = await api.getMyOrders({ order: wanted });
      return items.find((order) => isOrderNamed(order, wanted)) ?? null;
    },
    enabled: wanted !== '',
    // Who comes from the list sees the order at once.
    placeholderData: () => findListed(queryClient, wanted),
  });
}

function findListed(queryClient: QueryClient, wanted: string): Order | undefined {
  const listed = queryClient.getQueryData<Pages>(queryKeys.myOrders());
  return listed?.pages.flatMap(({ items }) => items).find((order) => isOrderNamed(order, wanted));
}

/** Changes the listed orders in the cache. */
export function changeListedOrders(queryClient: QueryClient, change: (order: Order) => Order): void {
  queryClient.setQueryData<Pages>(
    queryKeys.myOrders(),
    (listed) =>
      listed && { ...listed, pages: listed.pages.map((page) => ({ ...page, items: page.items.map(change) })) },
  );
}
