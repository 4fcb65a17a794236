import type { Product } from '@aaram/shared-domain/catalog';
import { ApiError, queryKeys } from '@aaram/shared-domain/contract';
import { type PlatformServices, queryOptions } from '@aaram/shared-platform';
import { toCardData } from '#lib/product-card-data.ts';

type Services = Pick<PlatformServices, 'api' | 'setStatus' | 'isServer'>;
/** More would only make the document longer: the row shows three at a time. */
const SIMILAR_SHOWN = 12;

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

/** Products that share a tag with this one and can be bought, as cards. */
export function similarQuery({ api }: Pick<PlatformServices, 'api'>, id: string) {
  return queryOptions({
    queryKey: queryKeys.similar(id),
    queryFn: async () => {
      const products = await api.getSimilarProducts(id);
      const now = Date.now();
      const inStock = products.filter((product) => product.isAvailable);
      return inStock.slice(0, SIMILAR_SHOWN).map((product) => toCardData(product, now));
    },
  });
}
