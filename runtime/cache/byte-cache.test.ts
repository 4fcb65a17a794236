import { describe, expect, it } from 'vitest';
import { createByteCache } from './byte-cache.ts';

const MEGABYTE = 1024 * 1024;
const many = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('memory', () => {
  it('counts keys as well as values', () => {
    const cache = createByteCache<string, object>({ maxBytes: MEGABYTE, sizeOf: () => 0 });
    for (const index of many(5000)) {
      cache.set(`${index}${'k'.repeat(2000)}`, {});
    }
    expect(cache.size).toBeLessThan(MEGABYTE / 4000);
  });
});
