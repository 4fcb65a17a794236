import { describe, expect, it } from 'vitest';
import { buildSparkline, compareWeeks } from './build-chart.ts';

describe('buildSparkline', () => {
  it('draws from the left edge to the right one, higher values higher up', () => {
    expect(buildSparkline([0, 10], 100, 38)).toBe('0.0,34.0 100.0,4.0');
  });
});

describe('compareWeeks', () => {
  it('compares the last seven days with the seven before', () => {
    expect(compareWeeks([...Array(7).fill(2), ...Array(7).fill(3)])).toEqual({ now: 21, percent: 50 });
  });

  it('claims no change when there was nothing before', () => {
    expect(compareWeeks([0, 0, 5])).toEqual({ now: 5, percent: undefined });
  });
});
