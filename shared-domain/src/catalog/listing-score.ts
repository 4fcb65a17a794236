import { factKeys, factOf, type ScoredFact } from '../product-fields/index.ts';
import { fromKeys, keysOf } from '../records/index.ts';

const points = { pictures: 16, description: 12, pictureTexts: 12, tags: 6, brand: 6 } as const;
const scored = factKeys.filter((key): key is ScoredFact => factOf(key).points !== null);

/**
 * What a listing can lack, with the points that it costs: 100 in all, and a score is what is left of them
 * (product-rules.md#score-of-a-listing).
 */
export type ListingGap = keyof typeof points | ScoredFact;
export const listingPoints: Readonly<Record<ListingGap, number>> = {
  ...fromKeys(scored, (key) => factOf(key).points ?? 0),
  ...points,
};
export const listingGaps = keysOf(listingPoints);

/** The points of a listing that lacks these, 0 to 100. */
export const scoreListing = (lacking: readonly ListingGap[]): number =>
  100 - lacking.reduce((sum, gap) => sum + listingPoints[gap], 0);
