import { expect, it } from 'vitest';
import { isSpreadsheetNumber } from './spreadsheet-number.ts';

it.each(['1.23E+11', '1,23e+11', '4E+15', '1.5E-07'])(
  'takes %s for a number that a spreadsheet has shortened',
  (code) => {
    expect(isSpreadsheetNumber(code)).toBe(true);
  },
);

it.each(['', '123000000000', '12E5', 'KU-1E+2', '1.23', 'E+11'])('takes %j as it is', (code) => {
  expect(isSpreadsheetNumber(code)).toBe(false);
});
