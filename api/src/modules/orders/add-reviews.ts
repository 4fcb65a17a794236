import type { Db } from '@aaram/runtime/db';
import type { Order } from '@aaram/shared-domain/order';
import { findOwnReviews } from '#modules/reviews/index.ts';

/** A shopper's orders; each line includes this shopper's review of its product, so no further request is needed. */
export async function addReviews(db: Db, userId: string, orders: readonly Order[]): Promise<Order[]> {
  const bought = new Set(orders.flatMap(({ product }) => product.map((line) => line.product._id)));
  const reviews = await findOwnReviews(db, userId, [...bought]);
  return orders.map((order) => ({
    ...order,
    product: order.product.map((line) => {
      const review = reviews.get(line.product._id);
      return review === undefined ? line : { ...line, review };
    }),
  }));
}
