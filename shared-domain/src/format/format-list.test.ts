import { expect, it } from 'vitest';
import { formatChoice, formatList, listParts } from './format-list.ts';

it.each([
  [['cart'], 'cart'],
  [['cart', 'wishlist'], 'cart and wishlist'],
  [['cart', 'wishlist', 'orders'], 'cart, wishlist and orders'],
])('names %j as %s', (items, text) => {
  expect(formatList(items)).toBe(text);
});

it('names a choice', () => {
  expect(formatChoice(['UPI', 'cards', 'net banking', 'wallets'])).toBe('UPI, cards, net banking or wallets');
});

it('puts words between the parts of a list', () => {
  const parts = ['Men', 'Women', 'Kids'].map((name) => ({ name }));
  expect(listParts(parts)).toEqual([parts[0], ', ', parts[1], ' and ', parts[2]]);
});
