import type { Db } from '@aaram/runtime/db';
import type { Wished } from '@aaram/shared-domain/catalog';
import { rupeesFromPaise } from '@aaram/shared-domain/money';
import { findBuyable, findProducts, toProduct, type View } from '#modules/catalog/index.ts';
import { findWishlistItems, insertWishlistItem } from './wishlist.repository.ts';

/** The products in a shopper's wishlist, newest first, without those that their seller has removed. */
export async function readWishlist(db: Db, userId: string, view: View): Promise<Wished[]> {
  const items = await findWishlistItems(db, userId);
  const products = await findProducts(
    db,
    items.map(({ productId }) => productId),
    view,
  );
  return items.flatMap(({ productId, savedPaise }) => {
    const product = products.get(productId);
    if (!product?.isListed) {
      return [];
    }
    return [{ ...toProduct(product), ...(savedPaise === null ? {} : { savedPrice: rupeesFromPaise(savedPaise) }) }];
  });
}

/** Adds a product, once, with its present price; false when there is no such product. */
export async function addToWishlist(db: Db, { userId, productId }: { userId: string; productId: string }) {
  const product = await findBuyable(db, productId);
  if (product !== undefined) {
    await insertWishlistItem(db, userId, { productId, paise: product.pricePaise });
  }
  return product !== undefined;
}
