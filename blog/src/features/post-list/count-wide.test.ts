import { describe, expect, it } from 'vitest';
import { countWide } from './count-wide.ts';

describe('the rows of the blog', () => {
  it('leaves three equal columns alone when they come out even', () => {
    expect([0, 3, 6, 9].map(countWide)).toEqual([0, 0, 0, 0]);
  });

  it('fills the last row for any number of cards', () => {
    for (let cards = 2; cards <= 30; cards += 1) {
      const wide = countWide(cards);
      expect([cards, wide % 2, (cards - wide) % 3]).toEqual([cards, 0, 0]);
    }
  });

  it('gives a single card half a row', () => {
    expect(countWide(1)).toBe(1);
  });
});
