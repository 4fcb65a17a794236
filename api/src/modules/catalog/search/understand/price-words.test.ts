import fc from 'fast-check';
import { expect, it } from 'vitest';
import { takePriceWords } from './price-words.ts';
import { foldWords } from './search-words.ts';
import { findSizeWord } from './size-words.ts';

it.each([
  ['kurta under 1500', { max: 1500 }, 'kurta'],
  ['kurta below ₹1,500', { max: 1500 }, 'kurta'],
  ['less than rs. 999 tee', { max: 999 }, 'tee'],
  ['1000 se kam kurti', { max: 1000 }, 'kurti'],
  ['kurti 500 tak', { max: 500 }, 'kurti'],
  ['जूते 1000 से कम', { max: 1000 }, 'जूते'],
  ['जूते १००० से कम', { max: 1000 }, 'जूते'],
  ['saree 2k se kam', { max: 2000 }, 'saree'],
  ['2 hazar se kam', { max: 2000 }, ''],
  ['watch above 2000', { min: 2000 }, 'watch'],
  ['watch 2000 se zyada', { min: 2000 }, 'watch'],
  ['dress between 1000 and 2000', { min: 1000, max: 2000 }, 'dress'],
  ['dress 2000 se 1000 tak', { min: 1000, max: 2000 }, 'dress'],
])('%s names the price %j', (q, bounds, rest) => {
  expect(takePriceWords(foldWords(q))).toMatchObject({ bounds, rest });
});

it.each(['kurta', 'top 10 kurtas', 'under armour', 'size 8', 'from jaipur', '1000'])('%s names no price', (q) => {
  expect(takePriceWords(q)).toMatchObject({ bounds: undefined, rest: q });
});

it('any text is read in time that grows with its length', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('1', '1,', 'se ', 'under ', ' ', 'k', '₹', 'rs. '), { maxLength: 200 }),
      (parts) => {
        expect(typeof takePriceWords(parts.join('')).rest).toBe('string');
      },
    ),
  );
});

it.each([
  [['size', '8', 'shoes'], '8'],
  [['uk', '9'], '9'],
  [['xl', 'hoodie'], 'XL'],
  [['shirt', 'm'], 'M'],
  [['dress', 'size', 'large'], 'L'],
  [['kids', 'set', 'size', '2-4'], '2-4'],
  [['m', 'shirt'], undefined],
  [['vitamin', 'e'], undefined],
  [['501', 'jeans'], undefined],
])('%j names the size %s', (words, size) => {
  expect(findSizeWord(words)?.size).toBe(size);
});
