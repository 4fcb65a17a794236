import type { Product } from '@aaram/shared-domain/catalog';
import { ApiError, queryKeys } from '@aaram/shared-domain/contract';
import { type PlatformServices, queryOptions } from '@aaram/shared-platform';
import { toCardData } from '#lib/product-card-data.ts';

type Services = Pick<PlatformServices, 'api' | 'setStatus' | 'isServer'>;

/**
 * A product, or null when there is none: an answer like any other, so that server and browser both say
 * 'Product not found.' at once. The document's status says it too (404, or 503 when the API is silent).
 */
export function productQuery({ api, setStatus, isServer }: Services, id: string) {
  return queryOptions({
    queryKey: queryKeys.product(id),
    queryFn: async (): Promise<Product | null> => {
      try {
        return await api.getProduct(id);
      } catch (error) {
        // 400 is an id that no product can have.
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

/** The first products that share a tag with this one, as cards: more would only make the document longer. */
export function similarQuery({ api }: Pick<PlatformServices, 'api'>, id: string) {
  return queryOptions({
    queryKey: queryKeys.similar(id),
    queryFn: async () => {
      const { items } = await api.getSimilarProducts(id);
      const now = Date.now();
      return items.map((product) => toCardData(product, now));
    },
  });
}
