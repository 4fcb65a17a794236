export { findOwnReviews, findReviewPictures } from './reviews.repository.ts';
