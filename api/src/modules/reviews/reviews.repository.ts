import type { OwnReview, Review } from '@aaram/shared-domain/review';
import type { Db } from '#db/pool.ts';
import { countRating } from '#modules/catalog/index.ts';

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
  const stars = review.rating - (former?.rating ?? 0);
  await countRating(db, review.productId, { stars, isNew: former === undefined });
  return {
    _id: row?.id ?? '',
    user: { name: review.authorName },
    rating: review.rating,
    comment: review.comment,
    media: review.media,
    createdAt: (row?.createdAt ?? new Date()).toISOString(),
  };
}

/** The given pictures that a review shows. */
export async function findReviewPictures(db: Db, urls: readonly string[]): Promise<string[]> {
  const rows = await db<{ url: string }[]>`
    select url from unnest(${[...urls]}::text[]) as asked (url) where exists (select from reviews where media @> array[url])`;
  return rows.map(({ url }) => url);
}
