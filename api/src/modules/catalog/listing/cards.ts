import type { Db } from '#db/pool.ts';
import { findProducts } from '../product.repository.ts';
import { toProduct } from '../product-summary.ts';

/** Cards of these products as JSON, in the order of the ids; products that are gone are left out. */
export async function buildCards(db: Db, ids: readonly string[]): Promise<Buffer> {
  const products = await findProducts(db, ids, 'card');
  const cards = ids.flatMap((id) => {
    const product = products.get(id);
    return product?.isListed ? [toProduct(product)] : [];
  });
  return Buffer.from(JSON.stringify(cards));
}
