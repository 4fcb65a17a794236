import { expect, it } from 'vitest';
import { plural } from './plural.ts';

it.each([
  [0, 'items'],
  [1, 'item'],
  [2, 'items'],
  [1.5, 'items'],
  [100000, 'items'],
])('says %d with %s', (count, words) => {
  expect(plural(count, { one: 'item', other: 'items' })).toBe(words);
});

it('uses the general form where there is no other', () => {
  expect(plural(1, { other: 'pieces' })).toBe('pieces');
});
