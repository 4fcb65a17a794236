import type { Product } from '@aaram/shared-domain/catalog';
import { ApiError, queryKeys } from '@aaram/shared-domain/contract';
import { type PlatformServices, presentPriceRule, queryOptions } from '@aaram/shared-platform';
import { toCardData } from '#lib/product-card/product-card-data.ts';

type Services = Pick<PlatformServices, 'api' | 'setStatus' | 'isServer'>;

/**
 * A product, or null when there is none. Null is data, not an error, so that server and browser both show 'Product not
 * found.' at once. Sets the document's status: 404, or 503 when the API fails.
 */
export function productQuery({ api, setStatus, isServer }: Services, id: string) {
  return queryOptions({
    queryKey: queryKeys.product(id),
    queryFn: async (): Promise<Product | null> => {
      try {
        return await api.getProduct(id);
      } catch (error) {
        // The API answers 400 for an id that no product can have.
        const isMissing = error instanceof ApiError && [400, 404].includes(error.status);
        setStatus(isMissing ? 404 : 503);
        if (isMissing) {
          return null;
        }
        if (!isServer) {
          console.error('The product did not load.', error);
        }
        throw error;
      }
    },
  });
}

/** The first similar products, as cards: more would only enlarge the document. */
export function similarQuery({ api }: Pick<PlatformServices, 'api'>, id: string) {
  return queryOptions({
    queryKey: queryKeys.similar(id),
    queryFn: async ({ client }) => {
      const { items } = await api.getSimilarProducts(id);
      const now = Date.now();
      return items.map((product) => toCardData(product, now, presentPriceRule(client)));
    },
  });
}
