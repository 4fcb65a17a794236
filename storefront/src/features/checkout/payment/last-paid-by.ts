import { queryKeys } from '@aaram/shared-domain/contract';
import type { PaidWay } from '@aaram/shared-domain/refund';
import type { PlatformServices } from '@aaram/shared-platform';

/** Longest time that the payment window waits for it, ms: without it UPI is first. */
const MAX_WAIT_MS = 1500;

/** How the shopper paid last time; null when there was none, or when the server has not said so in time. */
export async function readLastPaidBy({ api, queryClient }: PlatformServices): Promise<PaidWay | null> {
  const signal = AbortSignal.timeout(MAX_WAIT_MS);
  const ways = await queryClient
    .fetchQuery({
      queryKey: queryKeys.paidWays(),
      queryFn: () => api.call.array('GET /orders/paid-ways', { signal }),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    })
    .catch(() => []);
  return ways[0] ?? null;
}
