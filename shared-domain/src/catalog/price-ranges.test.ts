import { expect, it } from 'vitest';
import { priceRangesOf } from './filters.ts';

it.each([
  [0, ['below1000']],
  [999_99, ['below1000']],
  [1000_00, ['1000-2000']],
  [1000_01, ['1000-2000']],
  [2000_00, ['1000-2000', '2000-3000']],
  [2000_01, ['2000-3000']],
  [3000_00, ['2000-3000']],
  [3000_01, ['above3000']],
  [1_00_000_00, ['above3000']],
])('a price of %i paise is in %j', (paise, ranges) => {
  expect(priceRangesOf(paise)).toEqual(ranges);
});
