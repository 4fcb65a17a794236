import { queryKeys } from '@aaram/shared-domain/contract';
import type { PriceRule } from '@aaram/shared-domain/tax';
import type { QueryClient } from '@tanstack/react-query';
import { useContext, useSyncExternalStore } from 'react';
import { PlatformContext } from './platform-context.ts';

const DEFAULT: PriceRule = 'spec';

/** How prices are made, as far as this page knows. The server decides what is charged. */
export const presentPriceRule = (client: Pick<QueryClient, 'getQueryData'>): PriceRule =>
  client.getQueryData(queryKeys.priceRule()) ?? DEFAULT;

/** Notes what an answer says, which also goes with a document to the browser; the default needs no note. */
export function notePriceRule(client: QueryClient, header: string): void {
  const rule = header === 'inclusive' ? header : DEFAULT;
  if (rule !== presentPriceRule(client)) {
    client.setQueryData(queryKeys.priceRule(), rule);
  }
}

const never = () => () => undefined;

/** How prices are made: by `inclusive` they have GST in them. Follows what answers say; the default outside the shell. */
export function usePriceRule(): PriceRule {
  const client = useContext(PlatformContext)?.queryClient;
  const read = () => (client ? presentPriceRule(client) : DEFAULT);
  // The cache is the same as long as the page: its `subscribe` is bound.
  return useSyncExternalStore(client?.getQueryCache().subscribe ?? never, read, read);
}
