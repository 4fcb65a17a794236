import { expect, it } from 'vitest';
import { countErrors, findLikely, isTypingError, stemsOf } from './likeness.ts';

const terms = ['kurta', 'shirt', 'sneakers', 'chappal', 'shoes', 'dress', 'moisturiser'];

it.each([
  ['kurtaa', 'kurta'],
  ['qurta', 'kurta'],
  ['shrit', 'shirt'],
  ['snekars', 'sneakers'],
  ['chapal', 'chappal'],
  ['shooes', 'shoes'],
  ['dres', 'dress'],
  ['moisturizer', 'moisturiser'],
])('%s was most likely meant to be %s', (typed, meant) => {
  expect(findLikely(typed, terms)).toBe(meant);
});

it.each(['xyzzy', 'tie', 'kta', 'a4', '2041', 'shirt2', 'blue'])('%s is corrected to nothing', (typed) => {
  expect(findLikely(typed, terms)).toBeUndefined();
});

it('counts letters that were changed, left out, added or swapped', () => {
  expect([countErrors('abcd', 'abcd', 2), countErrors('abcd', 'abdc', 2), countErrors('abcd', 'axc', 2)]).toEqual([
    0, 1, 2,
  ]);
  expect(countErrors('a', 'abcdef', 2)).toBeGreaterThan(2);
});

it('tells a typing error from another word of the same meaning', () => {
  expect([isTypingError('kurtaa', 'kurta'), isTypingError('ghadi', 'watch')]).toEqual([true, false]);
});

it.each([
  ['glowing', 'glow'],
  ['printed', 'print'],
  ['चप्पलों', 'चप्पल'],
  ['साडियां', 'साडी'],
])('%s is left as %s without its ending', (word, stem) => {
  expect(stemsOf(word)[0]).toBe(stem);
});
