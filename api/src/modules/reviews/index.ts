export { findOwnReviews } from './reviews.repository.ts';
export { reviewsModule } from './reviews.routes.ts';
