import { describe, expect, it } from 'vitest';
import { describeQuery, listQuerySchema } from './product-query.ts';

describe('a list', () => {
  // security: bounded-caches
  it('is asked for once by the same choices in any order, and never by parts that mean nothing', () => {
    const name = (query: object) => describeQuery(listQuerySchema.parse(query));
    expect(name({ sort: 'newest', brand: ['b', 'a', 'b'], size: 'M' })).toBe(
      name({ size: ['M', 'M'], brand: ['a', 'b'], sort: 'newest', q: '', category: undefined }),
    );
    expect(name({ priceRange: ['above3000', 'below1000', 'above3000'] })).toBe(
      name({ priceRange: ['below1000', 'above3000'] }),
    );
    expect(listQuerySchema.safeParse({ utm_source: 'x' }).success).toBe(false);
  });
});
