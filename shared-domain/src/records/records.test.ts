import { expect, expectTypeOf, it } from 'vitest';
import { entriesOf, findOneOf, fromKeys, keysOf } from './index.ts';

const sizes = { small: 1, large: 2 };

it('the keys and entries of a record have the type of its keys, in their order', () => {
  expect(keysOf(sizes)).toEqual(['small', 'large']);
  expectTypeOf(keysOf(sizes)).toEqualTypeOf<('small' | 'large')[]>();
  expect(entriesOf(sizes)).toEqual([
    ['small', 1],
    ['large', 2],
  ]);
});

it('a record has a value for each key that it is made of', () => {
  const made = fromKeys(['small', 'large'], (key) => key.length);
  expect(made).toEqual({ small: 5, large: 5 });
  expectTypeOf(made).toEqualTypeOf<Record<'small' | 'large', number>>();
});

it('a text is one of the values, or none', () => {
  expect([findOneOf(['small', 'large'], 'large'), findOneOf(['small', 'large'], 'wide')]).toEqual(['large', undefined]);
});
