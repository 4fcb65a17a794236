import { expect, it } from 'vitest';
import { hintOfPassword } from './password-strength.ts';

it.each([
  ['', /^At least 6 characters/],
  ['abc', /^At least 6 characters/],
  ['abcdef', /^Weak/],
  ['aaaaaaaaaaaaaaaaaaaa', /^Weak/],
  ['monsoon26', /^Fair/],
  ['mango kite window', /^Strong/],
  ['घर की चाबी और दरवाज़ा', /^Strong/],
])('says of %j how strong it is, and refuses nothing', (typed, hint) => {
  expect(hintOfPassword(typed)).toMatch(hint);
});
