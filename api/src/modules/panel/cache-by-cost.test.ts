import { describe, expect, it, vi } from 'vitest';
import { cacheByCost } from './cache-by-cost.ts';

describe('an answer cached by its cost', () => {
  it('is shared while it is made, cached twenty times as long as that took, and made again afterwards', async () => {
    let clock = 0;
    const make = vi.fn(async (key: string) => {
      await Promise.resolve();
      clock += 10;
      return `${key} at ${clock}`;
    });
    const ask = cacheByCost(make, () => clock);
    expect(await Promise.all([ask('a'), ask('a')])).toEqual(['a at 10', 'a at 10']);
    clock = 209;
    expect(await ask('a')).toBe('a at 10');
    clock = 210;
    expect(await ask('a')).toBe('a at 220');
    expect(await ask('b')).toBe('b at 230');
    expect(make).toHaveBeenCalledTimes(3);
  });

  it('is made again for a person who changed something after it was begun', async () => {
    let clock = 1000;
    const make = vi.fn(async () => {
      await Promise.resolve();
      clock += 100;
      return clock;
    });
    const ask = cacheByCost(make, () => clock);
    expect([await ask('a'), await ask('a', 999), await ask('a', 1000)]).toEqual([1100, 1100, 1200]);
    expect([await ask('a', 1000), await ask('a')]).toEqual([1200, 1200]);
  });

  it('is not cached when it could not be made', async () => {
    let isAway = true;
    const ask = cacheByCost(async () => {
      if (isAway) {
        throw new Error('away');
      }
      return 'figures';
    });
    await expect(ask('a')).rejects.toThrow('away');
    isAway = false;
    expect(await ask('a')).toBe('figures');
  });
});
