import { describe, expect, it } from 'vitest';
import { createUsualStatements } from './usual-statements.ts';

const many = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('memory', () => {
  // security: bounded-caches
  it('of prepared statements is for texts that come again, and for so many of them', () => {
    let now = 0;
    const isUsual = createUsualStatements({ most: 3, forMs: 1000, now: () => now });
    expect(many(5000).some((index) => isUsual(`select ${index}`))).toBe(false);
    expect([isUsual('select a'), isUsual('select a'), isUsual('select a')]).toEqual([false, true, true]);
    const again = many(100).filter((index) => isUsual(`b${index}`) || isUsual(`b${index}`));
    expect(again).toHaveLength(2);
    now = 2000;
    expect(isUsual('b50')).toBe(true);
  });
});
