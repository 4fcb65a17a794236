import { describe, expect, it } from 'vitest';
import { buildSparkline, compareWeeks, describeChange } from './build-chart.ts';

describe('buildSparkline', () => {
  it('draws from the left edge to the right one, higher values higher up', () => {
    expect(buildSparkline([0, 10], 100, 38)).toBe('0.0,34.0 100.0,4.0');
  });
});

const weeks = (before: number, now: number) => [before, ...Array(6).fill(0), now, ...Array(6).fill(0)];

describe('compareWeeks', () => {
  it('compares the last seven days with the seven before', () => {
    expect(compareWeeks([...Array(7).fill(2), ...Array(7).fill(3)])).toEqual({ now: 21, before: 14, percent: 50 });
  });

  it('claims no change when there was nothing before', () => {
    expect(compareWeeks([0, 0, 5])).toEqual({ now: 5, before: 0, percent: undefined });
  });

  // rules: demo-figures-agree
  it.each([
    [1, 12, '1 in the week before'],
    [4, 0, '4 in the week before'],
    [0, 3, 'none in the week before'],
    [5, 12, '+140% from the week before'],
    [10, 8, '-20% from the week before'],
    [5, 390, 'more than 10 times the 5 of the week before'],
    [0, 0, undefined],
  ])('tells %i orders and then %i without a percentage of next to nothing', (before, now, text) => {
    expect(describeChange(compareWeeks(weeks(before, now)), String)).toBe(text);
  });
});
