import { ApiError, createPayPageCalls } from '@aaram/shared-domain/contract';
import type { PayPage } from '@aaram/shared-domain/pay-link';
import { type PlatformServices, queryOptions } from '@aaram/shared-platform';

/** How often the page looks whether a payment is confirmed, ms, and how many times at most. */
const POLL_MS = 3000;
const MAX_POLLS = 20;

/** Apart from `queryKeys`, because those are in every first load. */
export const payPageKey = (token: string) => ['pay-page', token] as const;

/** The order of a link; null when the link was replaced or never was. Only browsers ask. */
export function payPageQuery({ api }: Pick<PlatformServices, 'api'>, token: string) {
  return queryOptions({
    queryKey: payPageKey(token),
    queryFn: async (): Promise<PayPage | null> => {
      try {
        return await createPayPageCalls(api.call).openPayLink(token);
      } catch (error) {
        if (error instanceof ApiError && [400, 404].includes(error.status)) {
          return null;
        }
        throw error;
      }
    },
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.state === 'checking' && dataUpdateCount < MAX_POLLS ? POLL_MS : false,
  });
}
