import { expect, it } from 'vitest';
import { isPersonal, queryKeys } from './query-keys.ts';

it("knows what is one person's own by its key alone", () => {
  const { profile, invoice, sellerProducts, product, posts, suggestions } = queryKeys;
  const own = [
    queryKeys.cart(),
    [...profile(), 'devices'],
    invoice('1'),
    sellerProducts({ limit: 10 }),
    queryKeys.trail('accesses'),
  ];
  expect(own.filter((key) => !isPersonal(key))).toEqual([]);
  expect([product('1'), posts(), suggestions('cart'), ['card-pages'], []].filter(isPersonal)).toEqual([]);
});
