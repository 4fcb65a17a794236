export { countUnansweredReviews } from './panel-reviews.repository.ts';
export { findOwnReviews, findReviewPictures } from './reviews.repository.ts';
