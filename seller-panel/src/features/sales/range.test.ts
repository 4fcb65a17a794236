import { describe, expect, it } from 'vitest';
import { daysOf, describeChange, spanOf } from './range.ts';

// 23 November, half past midnight in India.
const NOW = Date.parse('2026-11-22T19:00:00Z');

describe('ranges of sales', () => {
  it('end today in India, and count both days', () => {
    expect(daysOf(7, NOW)).toEqual({ from: '2026-11-17', to: '2026-11-23' });
  });

  it('are recognised by their days', () => {
    expect(spanOf(daysOf(90, NOW), NOW)).toBe(90);
    expect(spanOf({ from: '2026-11-01', to: '2026-11-23' }, NOW)).toBeUndefined();
  });

  // rules: sales-on-the-dashboard
  it.each([
    [110, 100, '+10% from 100 in the days before'],
    [95, 100, '-5% from 100 in the days before'],
    [100, 100, '0% from 100 in the days before'],
    [100, 0, '0 in the days before'],
    [1000, 100, '+900% from 100 in the days before'],
    [7889, 100, 'more than 10 times the 100 of the days before'],
  ])('change from %s to %s says %s', (now, before, said) => {
    expect(describeChange(now, before, String)).toBe(said);
  });
});
