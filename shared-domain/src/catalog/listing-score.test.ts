import { expect, it } from 'vitest';
import { listingGaps, scoreListing } from './listing-score.ts';

// rules: score-of-a-listing
it('gives a listing that lacks nothing 100 points, and one that lacks everything none', () => {
  expect(scoreListing([])).toBe(100);
  expect(scoreListing(listingGaps)).toBe(0);
  expect(scoreListing(['pictures', 'brand'])).toBe(78);
});
