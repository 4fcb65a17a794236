import { describe, expect, it } from 'vitest';
import { explainClaim } from './addresses.ts';

const others = [
  { name: 'storefront', patterns: ['/', '/women', '/single-product/:id'] },
  { name: 'the shop server', patterns: ['/api/:call'] },
];

describe('an address belongs to one part', () => {
  // security: unfit-release
  it.each([
    ['/women', 'claims /women, which belongs to storefront'],
    ['/Women/', 'claims /Women/, which covers /women of storefront'],
    ['/:anything', 'claims /:anything, which covers /women of storefront'],
    ['/*', 'claims /*, which covers / of storefront'],
    ['/:language?/women', 'claims /:language?/women, which covers /women of storefront'],
    ['/single-product/offers', 'claims /single-product/offers, which covers /single-product/:id of storefront'],
    ['/single-product/*', 'claims /single-product/*, which covers /single-product/:id of storefront'],
    ['/api/posts', 'claims /api/posts, which covers /api/:call of the shop server'],
    ['/:a/:b', 'claims /:a/:b, which covers /single-product/:id of storefront'],
    ['/:a/:b/:c', 'claims /:a/:b/:c, which begins with a parameter and would cover addresses of others'],
  ])('so that no other part may have %s', (pattern, sentence) => {
    expect(explainClaim(pattern, others)).toBe(sentence);
  });

  it.each(['/blogs', '/blog-details/:id', '/women/shirts', '/single-product', '/single-product/:id/reviews'])(
    'while %s is free',
    (pattern) => {
      expect(explainClaim(pattern, others)).toBeUndefined();
    },
  );
});
