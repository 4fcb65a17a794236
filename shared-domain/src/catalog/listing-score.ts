/**
 * What a listing can lack, with the points that it costs: 100 in all, and a score is what is left of them
 * (product-rules.md#score-of-a-listing).
 */
export const listingPoints = {
  mrp: 9,
  countryOfOrigin: 9,
  netQuantity: 9,
  maker: 9,
  pictures: 16,
  description: 12,
  pictureTexts: 12,
  colour: 6,
  material: 6,
  tags: 6,
  brand: 6,
} as const;
export type ListingGap = keyof typeof listingPoints;
export const listingGaps = Object.keys(listingPoints) as ListingGap[];

/** The points of a listing that lacks these, 0 to 100. */
export const scoreListing = (lacking: readonly ListingGap[]): number =>
  100 - lacking.reduce((sum, gap) => sum + listingPoints[gap], 0);
