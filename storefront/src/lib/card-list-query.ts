import type { ProductListQuery } from '@aaram/shared-domain/contract';
import { type PlatformServices, queryOptions } from '@aaram/shared-platform';
import { toCardData } from './product-card-data.ts';

/** One page of cards for a row or a block, such as the four newest products. */
export function cardListQuery({ api }: Pick<PlatformServices, 'api'>, query: ProductListQuery) {
  return queryOptions({
    queryKey: ['cards', query],
    queryFn: async () => {
      const { items } = await api.getProducts(query);
      const now = Date.now();
      return items.map((product) => toCardData(product, now));
    },
  });
}
