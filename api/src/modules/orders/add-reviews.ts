import type { Order } from '@aaram/shared-domain/order';
import type { Db } from '#db/pool.ts';
import { findOwnReviews } from '#modules/reviews/index.ts';

/** A shopper's orders, each line with what this shopper has said of its product, so that nobody has to ask for it. */
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
