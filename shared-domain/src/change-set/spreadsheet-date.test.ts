import { expect, it } from 'vitest';
import { isSpreadsheetDate, readSizeCell } from './spreadsheet-date.ts';

it.each([
  ['02-Apr', '2-4'],
  ['4-Feb', '2-4'],
  ['Apr-02', '2-4'],
  ['02-Apr-2026', '2-4'],
  ['04/02/2026', '2-4'],
  ['2026-04-02 00:00:00', '2-4'],
  ['Feb 1', '1-2'],
  ['10-Aug', '8-10'],
  ['08-Oct', '8-10'],
  ['6.8.26', '6-8'],
])('reads %s as the size %s', (cell, size) => {
  expect(readSizeCell(cell)).toBe(size);
  expect(isSpreadsheetDate(cell)).toBe(true);
});

it.each(['2-4', 'M', '12', '03-Apr', 'XL', '', '0-1', '13-14'])('leaves the size %j as it is', (cell) => {
  expect(readSizeCell(cell)).toBe(cell);
});

it.each(['KU-12', 'MAR-1A', '12-34-56', 'MARK-1 X', 'A1', '2-4', '40/02/2026', ''])(
  'takes the code %j for no date',
  (code) => {
    expect(isSpreadsheetDate(code)).toBe(false);
  },
);
