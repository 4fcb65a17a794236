export const reviewsByNumberOfStars = 'Reviews by number of stars';
export const closeLabel = (label: string | number) => `Close ${label}`;
export const anonymous = 'Anonymous';
export const pictureValueByAuthor = (value: string | number, author: string | number) =>
  `Picture ${value} by ${author}`;
export const reviews = 'Reviews';
export const allReviews = 'All reviews';
export const noReviewsYetYouCanReview =
  'No reviews yet. You can review this product once it has been delivered to you.';
