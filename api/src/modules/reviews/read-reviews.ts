import type { Db } from '@aaram/runtime/db';
import { type ReviewPage, type ReviewSort, sumStars } from '@aaram/shared-domain/review';
import { findStarCounts } from '#modules/catalog/index.ts';
import { type Outcome, refuse } from '#outcome.ts';
import * as common from '#texts/common.ts';
import { countMatching, findPage, findPosition, type ReviewFilters } from './read-reviews.repository.ts';

type Question = ReviewFilters & { productId: string; sort: ReviewSort; cursor: string | undefined; limit: number };

/** One page of a product's reviews, with counts and average of all of them (product-rules.md#reviews-shown). */
export async function readReviews(
  db: Db,
  { productId, cursor, limit, ...query }: Question,
): Promise<Outcome<ReviewPage>> {
  const starCounts = await findStarCounts(db, productId);
  if (starCounts === undefined) {
    return refuse('NOT_FOUND', common.productNotFound);
  }
  const after = cursor === undefined ? undefined : await findPosition(db, productId, cursor);
  if (cursor !== undefined && after === undefined) {
    return refuse('INVALID_INPUT', common.pageNotFound);
  }
  const { total, average } = sumStars(starCounts);
  const { stars, withPictures, sort } = query;
  const byStars = stars === undefined ? total : (starCounts[stars - 1] ?? 0);
  const matching = withPictures ? await countMatching(db, productId, { stars, withPictures }) : byStars;
  const found = await findPage(db, { productId, after, limit: limit + 1, stars, withPictures, sort });
  const reviews = found.slice(0, limit);
  const nextCursor = found.length > limit ? (reviews.at(-1)?._id ?? null) : null;
  return { starCounts, total, average, matching, reviews, nextCursor };
}
