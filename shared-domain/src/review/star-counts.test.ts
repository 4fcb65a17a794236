import { describe, expect, it } from 'vitest';
import { sumStars } from './star-counts.ts';

describe('sumStars', () => {
  it('gives the number of reviews, their stars and the average with one decimal', () => {
    expect(sumStars([1, 0, 0, 2, 4])).toEqual({ total: 7, sum: 29, average: 4.1 });
  });
  it('has no average without reviews', () => {
    expect(sumStars([0, 0, 0, 0, 0])).toEqual({ total: 0, sum: 0, average: null });
  });
});
