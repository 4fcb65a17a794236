export { findOwnReviews } from './reviews.repository.ts';
