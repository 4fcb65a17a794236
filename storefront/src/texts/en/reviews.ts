import { formatCount, plural } from '@aaram/shared-domain/format';

/** Reviews on a product's page. */
export const reviews = 'Reviews';
export const countReviews = (count: number) =>
  plural(count, { one: `${formatCount(count)} review`, other: `${formatCount(count)} reviews` });
export const allReviews = 'All reviews';
export const noReviews = 'No reviews yet. You can review this product once it has been delivered to you.';

// Bars beside the score, spoken only
export const byStars = 'Reviews by number of stars';
export const shareOfStars = (stars: number, percent: number) =>
  plural(stars, { one: `${stars} star: ${percent}%`, other: `${stars} stars: ${percent}%` });

// One review
export const anonymous = 'Anonymous';
export const pictureBy = (place: number, author: string) => `Picture ${place} by ${author}`;
export const closePicture = (picture: string) => `Close ${picture}`;
