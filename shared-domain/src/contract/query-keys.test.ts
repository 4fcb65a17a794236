import { expect, it } from 'vitest';
import { panelKeys } from './panel-keys.ts';
import { isPersonal, queryKeys } from './query-keys.ts';

it("knows what is one person's own by its key alone", () => {
  const { profile, invoice, product, posts, suggestions } = queryKeys;
  const own = [
    queryKeys.cart(),
    [...profile(), 'devices'],
    invoice('1'),
    panelKeys.sellerProducts({ limit: 10 }),
    panelKeys.trail('accesses'),
  ];
  expect(own.filter((key) => !isPersonal(key))).toEqual([]);
  expect([product('1'), posts(), suggestions('cart'), ['card-pages'], []].filter(isPersonal)).toEqual([]);
});
