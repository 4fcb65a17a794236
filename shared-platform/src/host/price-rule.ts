import { queryKeys } from '@aaram/shared-domain/contract';
import type { PriceRule } from '@aaram/shared-domain/tax';
import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { PlatformServices } from './platform-context.ts';

const DEFAULT: PriceRule = 'spec';

/** How prices are made, as far as this page knows. The server decides what is charged. */
export const presentPriceRule = (client: Pick<QueryClient, 'getQueryData'>): PriceRule =>
  client.getQueryData(queryKeys.priceRule()) ?? DEFAULT;

/** Notes what an answer says, which also goes with a document to the browser; the default needs no note. */
export function notePriceRule(client: QueryClient, told: string): void {
  const rule = told === 'inclusive' ? told : DEFAULT;
  if (rule !== presentPriceRule(client)) {
    client.setQueryData(queryKeys.priceRule(), rule);
  }
}

/** For the loader of a page that shows charges and asks for nothing else. */
export const priceRuleQuery = ({ api }: Pick<PlatformServices, 'api'>) =>
  queryOptions({
    queryKey: queryKeys.priceRule(),
    queryFn: async (): Promise<PriceRule> => (await api.getPriceRule()).priceRule,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const PriceRuleContext = createContext<PriceRule>(DEFAULT);

/** Follows what answers say, for all of a page at once. */
export const useNotedPriceRule = (): PriceRule =>
  useQuery<PriceRule>({ queryKey: queryKeys.priceRule(), queryFn: skipToken }).data ?? DEFAULT;

/** How prices are made: by `inclusive` they have GST in them. */
export const usePriceRule = (): PriceRule => useContext(PriceRuleContext);
