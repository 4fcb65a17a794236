export { forgetReviews, readOwnReviews } from './own-reviews.repository.ts';
export { countUnansweredReviews } from './panel-reviews.repository.ts';
export { findOwnReviews, findReviewPictures, renameAuthor } from './reviews.repository.ts';
