import { expect, it } from 'vitest';
import { unguardCell } from './guard-cell.ts';
import { writeCsv } from './write-csv.ts';

it('writes figures that spreadsheets count with, and texts that they leave alone', () => {
  const row = ['=1', -5, { rupees: -12.5 }, { day: '27-Nov-2026' }, { day: '=1' }, 'a, "b"'];
  expect(writeCsv([row], { isWhole: true })).toBe(`\uFEFF'=1,-5,-12.50,27-Nov-2026,'=1,"a, ""b"""\r\n`);
});

// rules: files-of-products-and-orders
it.each(['2-4', '8-10', 'MAR-1', '1/2', '1-Feb-26', '007', '1E5', '4E+12', '1.50', '12345678901234567'])(
  'keeps %s as it is where a spreadsheet opens and saves it',
  (text) => {
    const cell = writeCsv([[text]]).trim();
    expect(cell).toBe(`'${text}`);
    expect(unguardCell(cell)).toBe(text);
  },
);

it.each(['M', '12', '1499.5', 'KU-12', '560038', 'S: 4; M: 0', 'Saree 2-4', ''])('writes %j as it is', (text) => {
  expect(writeCsv([[text, 'x']])).toBe(`${text},x\r\n`);
});
