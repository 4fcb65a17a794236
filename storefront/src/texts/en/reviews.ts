import { formatCount, plural } from '@aaram/shared-domain/format';
import { countReviews } from './product.ts';

/** Reviews on a product's page. */
export const reviews = 'Reviews';
export const allReviews = 'All reviews';
export const noReviews = 'No reviews yet. You can review this product once it has been delivered to you.';

// What chooses among them
export const withPictures = 'With pictures';
export const sort = 'Sort reviews';
export const sorts = { newest: 'Newest first', highest: 'Most stars first', lowest: 'Fewest stars first' };
export const loading = 'Loading reviews...';
export const shownOf = (shown: number, all: number) => `Showing ${formatCount(shown)} of ${countReviews(all)}`;
export const more = 'Show more reviews';
export const noneMatch = 'No reviews match.';
export const showAll = 'Show all reviews';
export const notLoaded = 'Reviews could not be loaded.';

// Bars beside the score, spoken only
export const byStars = 'Reviews by number of stars';
export const shareOfStars = (stars: number, count: number, percent: number) =>
  `${plural(stars, { one: `${stars} star`, other: `${stars} stars` })}: ${countReviews(count)}, ${percent}%`;

// One review
export const verifiedPurchase = 'Verified purchase';
export const sellersAnswer = 'Answer of the seller';
export const pictureBy = (place: number, author: string) => `Picture ${place} by ${author}`;
export const closePicture = (picture: string) => `Close ${picture}`;
