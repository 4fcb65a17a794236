import type { Db } from '@aaram/runtime/db';
import { recordAudit } from '#modules/audit/index.ts';
import { findStanding, type NewReview, putReview } from './reviews.repository.ts';

/**
 * Stores a review, in a transaction that has locked its product. What a replaced one and its answer said stays in the trail
 * (product-rules.md#who-may-review).
 */
export async function storeReview(tx: Db, review: NewReview, requestId: string) {
  const { userId, productId } = review;
  const before = await findStanding(tx, userId, productId);
  const after = await putReview(tx, review);
  const isSame = (before: { rating: number; comment: string; media: string[] }) =>
    before.rating === after.rating &&
    before.comment === after.comment &&
    JSON.stringify(before.media) === JSON.stringify(after.media);
  if (before !== undefined && (before.answer !== null || !isSame(before))) {
    const detail = {
      productId,
      ratingFrom: before.rating,
      ratingTo: after.rating,
      commentFrom: before.comment,
      commentTo: after.comment,
      mediaFrom: before.media,
      answerFrom: before.answer,
    };
    const subjectId = before.id;
    await recordAudit(tx, {
      actorId: userId,
      action: 'review.replace',
      subject: 'review',
      subjectId,
      detail,
      requestId,
    });
  }
  return after;
}
