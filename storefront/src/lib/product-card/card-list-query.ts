import { type ProductListQuery, queryKeys } from '@aaram/shared-domain/contract';
import { type PlatformServices, presentPriceRule, queryOptions } from '@aaram/shared-platform';
import { toCardData } from './product-card-data.ts';

/**
 * Cards for a row or a block, such as the four newest products. Loads twice as many and leaves out sold-out products
 * while there are enough others.
 */
export function cardListQuery(
  { api }: Pick<PlatformServices, 'api'>,
  query: ProductListQuery & { readonly limit: number },
) {
  return queryOptions({
    queryKey: queryKeys.products('row', query),
    queryFn: async ({ client }) => {
      const { items } = await api.getProducts({ ...query, limit: 2 * query.limit });
      const now = Date.now();
      return items
        .toSorted((a, b) => Number(b.isAvailable) - Number(a.isAvailable))
        .slice(0, query.limit)
        .map((product) => toCardData(product, now, presentPriceRule(client)));
    },
  });
}
