import { describe, expect, it } from 'vitest';
import { createMissBudget } from './miss-budget.ts';

describe('the budget of misses', () => {
  it('lets a source have so many at once, makes the next ones wait, and then sends it away', () => {
    const clock = { now: 0 };
    const budget = createMissBudget({ burst: 3, everyMs: 100, waitMs: 200, now: () => clock.now });
    const take = (source = 'a') => budget.take(source);
    expect([take(), take(), take()]).toEqual(Array(3).fill({ waitMs: 0 }));
    expect([take(), take(), take()]).toEqual([{ waitMs: 100 }, { waitMs: 200 }, { comeBackMs: 300 }]);
    expect(take('b')).toEqual({ waitMs: 0 });
    clock.now = 100;
    expect([take(), take()]).toEqual([{ waitMs: 200 }, { comeBackMs: 300 }]);
    clock.now = 10_000;
    expect(take()).toEqual({ waitMs: 0 });
  });

  it('lets a source have all of it at whatever moment it comes', () => {
    for (let slot = 0; slot < 1000; slot += 1) {
      const at = 1e6 + slot * 1234.567_891;
      const budget = createMissBudget({ burst: 3, everyMs: 60_000, waitMs: 0, now: () => at });
      const takes = [1, 2, 3].map(() => budget.take('a'));
      expect([at, takes]).toEqual([at, Array(3).fill({ waitMs: 0 })]);
    }
  });

  it('remembers no more sources than it may', () => {
    const budget = createMissBudget({ burst: 1, everyMs: 1e6, waitMs: 0, sources: 10, now: () => 0 });
    expect(budget.take('first')).toEqual({ waitMs: 0 });
    expect(budget.take('first')).toHaveProperty('comeBackMs');
    for (let number = 0; number < 10; number += 1) {
      budget.take(String(number));
    }
    expect(budget.take('first')).toEqual({ waitMs: 0 });
  });
});
