import type { Db } from '@aaram/runtime/db';
import { findProducts } from '../product.repository.ts';
import { toProduct } from '../product-summary.ts';

/** Cards of these products, in the order of the ids; products that are gone are left out. */
export async function findCards(db: Db, ids: readonly string[]) {
  const products = await findProducts(db, ids, 'card');
  return ids.flatMap((id) => {
    const product = products.get(id);
    return product?.isListed ? [toProduct(product)] : [];
  });
}
