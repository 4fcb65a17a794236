import type { OwnReview, Review } from '@aaram/shared-domain/review';
import type { Db } from '#db/pool.ts';

/**
 * Locks a product for this transaction, so that its rating counts each review once; undefined when it does not exist.
 */
export async function lockProduct(db: Db, productId: string) {
  const [product] = await db<{ sellerId: string }[]>`
    select seller_id from products where id = ${productId} and removed_at is null for no key update`;
  return product;
}

/** Whether this shopper has paid for this product, and a parcel with it has been delivered. */
export async function hasReceived(db: Db, userId: string, productId: string): Promise<boolean> {
  const rows = await db`
    select 1 from orders o
    join order_lines l on l.order_id = o.id
    join order_parcels p on p.order_id = o.id and p.seller_id = l.seller_id
    where o.user_id = ${userId} and o.payment_status = 'Paid' and p.order_status = 'Delivered' and l.product_id = ${productId} limit 1`;
  return rows.length > 0;
}

/** A shopper's reviews of these products, by product. */
export async function findOwnReviews(
  db: Db,
  userId: string,
  productIds: readonly string[],
): Promise<Map<string, OwnReview>> {
  const rows = await db<(OwnReview & { productId: string })[]>`
    select product_id, rating, comment, media from reviews
    where product_id = any(${[...productIds]}::uuid[]) and user_id = ${userId}`;
  return new Map(rows.map(({ productId, ...review }) => [productId, review]));
}

type NewReview = {
  productId: string;
  userId: string;
  authorName: string;
  rating: number;
  comment: string;
  media: string[];
};

/** Stores a review, or replaces the shopper's earlier one, and updates the product's rating. */
export async function putReview(db: Db, review: NewReview): Promise<Review> {
  const [former] = await db<{ rating: number }[]>`
    select rating from reviews where product_id = ${review.productId} and user_id = ${review.userId}`;
  const [row] = await db<{ id: string; createdAt: Date }[]>`
    insert into reviews ${db(review)}
    on conflict (product_id, user_id) where user_id is not null
    do update set rating = excluded.rating, comment = excluded.comment, media = excluded.media,
      author_name = excluded.author_name, created_at = now()
    returning id, created_at`;
  await db`
    update products set rating_sum = rating_sum + ${review.rating - (former?.rating ?? 0)}::int,
      rating_count = rating_count + ${former === undefined ? 1 : 0}::int
    where id = ${review.productId}`;
  return {
    _id: row?.id ?? '',
    user: { name: review.authorName },
    rating: review.rating,
    comment: review.comment,
    media: review.media,
    createdAt: (row?.createdAt ?? new Date()).toISOString(),
  };
}
