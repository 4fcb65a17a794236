import { queryKeys } from '@aaram/shared-domain/contract';
import { type PlatformServices, presentPriceRule, queryOptions } from '@aaram/shared-platform';
import { type ProductCardData, toCardData } from '#lib/product-card/product-card-data.ts';

/** Number of cards shown: one row, or two rows of two. */
export const SUGGESTED = 4;

/**
 * Suggestions for a product: products that share a tag with it, then the newest if these are too few; without a product
 * only the newest. Loads more than are shown, since some may be in the cart already.
 */
export function suggestionsQuery({ api }: Pick<PlatformServices, 'api'>, productId: string | undefined) {
  return queryOptions({
    queryKey: queryKeys.products('suggested', productId ?? 'newest'),
    queryFn: async ({ client }): Promise<ProductCardData[]> => {
      const similar = productId === undefined ? [] : (await api.getSimilarProducts(productId)).items;
      const newest = similar.length < 2 * SUGGESTED ? (await api.getProducts({ limit: 3 * SUGGESTED })).items : [];
      const known = new Set(similar.map(({ _id }) => _id));
      const now = Date.now();
      return [...similar, ...newest.filter(({ _id }) => !known.has(_id))]
        .filter(({ _id, isAvailable }) => isAvailable && _id !== productId)
        .slice(0, 3 * SUGGESTED)
        .map((product) => toCardData(product, now, presentPriceRule(client)));
    },
  });
}
