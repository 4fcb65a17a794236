import type { Db } from '@aaram/runtime/db';
import type { OwnReview, Review } from '@aaram/shared-domain/review';
import { setStarCounts } from '#modules/catalog/index.ts';

/** A shopper's reviews of these products, by product. */
export async function findOwnReviews(
  db: Db,
  userId: string,
  productIds: readonly string[],
): Promise<Map<string, OwnReview>> {
  const rows = await db<(OwnReview & { productId: string })[]>`
    select product_id, rating, comment, media, case when hidden_at is not null then hidden_reason end as hidden_reason
    from reviews
    where product_id = any(${[...productIds]}::uuid[]) and user_id = ${userId}`;
  return new Map(rows.map(({ productId, ...review }) => [productId, review]));
}

/** A review that another one is about to replace, with its answer. */
type StandingReview = { id: string; rating: number; comment: string; media: string[]; answer: string | null };

/** The shopper's review of a product, whose row the caller has locked. */
export async function findStanding(db: Db, userId: string, productId: string): Promise<StandingReview | undefined> {
  const [row] = await db<StandingReview[]>`
    select id, rating, comment, media, answer from reviews where product_id = ${productId} and user_id = ${userId}`;
  return row;
}

export type NewReview = {
  productId: string;
  userId: string;
  authorName: string;
  rating: number;
  comment: string;
  media: string[];
  /** Whether it was paid for. */
  isVerified: boolean;
};

/** Counts the stars of a product, which the caller has locked. */
export async function countStars(db: Db, productId: string) {
  const rows = await db<{ rating: number; count: number }[]>`
    select rating, count(*)::int as count from reviews where product_id = ${productId} and hidden_at is null
    group by rating`;
  const counts = [1, 2, 3, 4, 5].map((star) => rows.find(({ rating }) => rating === star)?.count ?? 0);
  await setStarCounts(db, productId, counts);
}

/**
 * Stores a review, or replaces the shopper's earlier one and its answer, and updates the product's rating. One that was
 * hidden stays so, until an admin has checked it.
 */
export async function putReview(db: Db, review: NewReview): Promise<Review> {
  const [row] = await db<{ id: string; createdAt: Date }[]>`
    insert into reviews ${db(review)}
    on conflict (product_id, user_id) where user_id is not null
    do update set rating = excluded.rating, comment = excluded.comment, media = excluded.media,
      author_name = excluded.author_name, is_verified = excluded.is_verified, created_at = now(), answer = null, answered_at = null
    returning id, created_at`;
  await countStars(db, review.productId);
  return {
    _id: row?.id ?? '',
    user: { name: review.authorName },
    rating: review.rating,
    comment: review.comment,
    media: review.media,
    isVerified: review.isVerified,
    createdAt: (row?.createdAt ?? new Date()).toISOString(),
  };
}

/** Gives a shopper's reviews the name that they have now. */
export async function renameAuthor(db: Db, userId: string, name: string) {
  await db`update reviews set author_name = ${name} where user_id = ${userId}`;
}

/** The given pictures that a review shows. */
export async function findReviewPictures(db: Db, urls: readonly string[]): Promise<string[]> {
  const rows = await db<{ url: string }[]>`
    select url from unnest(${[...urls]}::text[]) as asked (url) where exists (select from reviews where media @> array[url])`;
  return rows.map(({ url }) => url);
}
