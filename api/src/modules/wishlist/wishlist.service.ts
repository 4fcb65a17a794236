import type { Product, ProductSummary } from '@aaram/shared-domain/catalog';
import type { Db } from '#db/pool.ts';
import { findProducts, isListed, toProduct, type View } from '#modules/catalog/index.ts';
import { findWished, insertWish } from './wishlist.repository.ts';

/** The products in a shopper's wishlist, newest first, without those that their seller has removed. */
export async function readWishlist(db: Db, userId: string, view: View): Promise<(Product | ProductSummary)[]> {
  const ids = await findWished(db, userId);
  const products = await findProducts(db, ids, view);
  return ids.flatMap((id) => {
    const product = products.get(id);
    return product?.isListed ? [toProduct(product)] : [];
  });
}

/** Adds a product, once; false when there is no such product. */
export async function addToWishlist(db: Db, { userId, productId }: { userId: string; productId: string }) {
  const isThere = await isListed(db, productId);
  if (isThere) {
    await insertWish(db, userId, productId);
  }
  return isThere;
}
