import { expect, it } from 'vitest';
import { formatList } from './format-list.ts';

it.each([
  [['cart'], 'cart'],
  [['cart', 'wishlist'], 'cart and wishlist'],
  [['cart', 'wishlist', 'orders'], 'cart, wishlist and orders'],
])('names %j as %s', (items, text) => {
  expect(formatList(items)).toBe(text);
});
