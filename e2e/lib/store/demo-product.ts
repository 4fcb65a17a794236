import type { ProductSummary } from '@aaram/shared-domain/catalog';
import type { ApiClient } from '@aaram/shared-domain/contract';

/**
 * A product of the demo store that no test sells or edits. By name, because the first of the default list changes with
 * every sale that another test makes.
 */
export async function findDemoProduct(api: Pick<ApiClient, 'getProducts'>): Promise<ProductSummary> {
  const [product] = (await api.getProducts({ category: 'Women', limit: 1, sort: 'nameAZ' })).items;
  if (!product) {
    throw new Error('The demo store is empty.');
  }
  return product;
}
