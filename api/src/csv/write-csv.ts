import { stringify } from 'csv-stringify/sync';
import { guardCell } from './guard-cell.ts';

/** An amount in rupees, or a day, that spreadsheets are to count with. */
export type Figure = { rupees: number } | { day: string };
/** A cell of a file: a text that people typed, a number, or a figure. */
export type CsvCell = string | number | Figure;

const day = /^\d{1,4}-[\dA-Za-z]{2,3}(?:-\d{2,4})?$/;

/** Paise stay: spreadsheets add up what they read. */
function writeCell(cell: CsvCell): string {
  if (typeof cell === 'string') {
    return guardCell(cell);
  }
  if (typeof cell === 'number') {
    return String(cell);
  }
  return 'rupees' in cell ? cell.rupees.toFixed(2) : day.test(cell.day) ? cell.day : guardCell(cell.day);
}

/**
 * Rows as a file for spreadsheets, with ends of lines as they write them; the only way in which the store writes one. No
 * text in it can begin a formula. A file that is saved as a whole `isWhole`: it has a mark of its encoding.
 */
export const writeCsv = (rows: readonly (readonly CsvCell[])[], { isWhole = false } = {}): string =>
  stringify(
    rows.map((cells) => cells.map(writeCell)),
    { record_delimiter: '\r\n', bom: isWhole },
  );
