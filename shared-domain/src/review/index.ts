import * as texts from '#texts/review.ts';
/** The message for a review without rating or comment (product-rules.md#review-form); undefined when it may be sent. */
export function checkReview(rating: number, comment: string): string | undefined {
  const hasRating = Number.isInteger(rating) && rating >= 1 && rating <= 5;
  return hasRating && comment.trim() !== '' ? undefined : texts.rateAndComment;
}

/** The name that stands over a review: the account's, or 'Anonymous' (product-rules.md#reviews-shown). */
export const reviewAuthor = (name: string | null | undefined): string => name?.trim() || texts.anonymous;

/** '4.6', or 'No Ratings' when there are none (product-rules.md#reviews-shown). */
export function formatRating(rating: number | null): string {
  return rating === null ? texts.noRatings : rating.toFixed(1);
}
export { MAX_REVIEW_PICTURES } from './max-pictures.ts';
export type { OwnReview, PanelReview, Review, ReviewInput, ReviewPage } from './schema.ts';
export { type PanelReviewShow, panelReviewShows, type ReviewSort, reviewSorts } from './sorts.ts';
export { type StarCounts, sumStars } from './star-counts.ts';
