import { parse } from 'csv-parse/sync';

/** Longest row of a file, in characters: descriptions are long. */
const MAX_ROW = 64 * 1024;
const endOfLine = /\r\n|\n|\r/g;

/** A row of a file: its number there, counted as spreadsheets do, and its cells. */
export type CsvRow = {
  number: number;
  cells: string[];
  /** Whether a quotation mark in it is not closed: its cells are a guess. */
  isUnclosed?: boolean;
};

/** Where a line ends, and where the next one begins. */
type Line = { end: number; next: number };

function lineAt(text: string, at: number): Line {
  endOfLine.lastIndex = at;
  const found = endOfLine.exec(text);
  return found === null
    ? { end: text.length, next: text.length }
    : { end: found.index, next: found.index + found[0].length };
}

function countQuotes(text: string): number {
  let count = 0;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) {
    count += 1;
  }
  return count;
}

/** Where a row ends whose first line has an odd number of quotation marks; undefined when nothing closes them. */
function findRowEnd(text: string, at: number, first: Line): Line | undefined {
  let count = 1;
  for (let line = first; line.next < text.length && line.end - at < MAX_ROW; ) {
    const next = lineAt(text, line.next);
    count += countQuotes(text.slice(line.next, next.end));
    line = next;
    if (count % 2 === 0) {
      return line;
    }
  }
  return undefined;
}

/** The cells of one row, or undefined when its quotation marks are not those of a file. */
function parseRow(text: string, delimiter: string, isStrict: boolean): string[] | undefined {
  try {
    const rows: string[][] = parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: !isStrict,
      record_delimiter: ['\r\n', '\n', '\r'],
    });
    return rows.length === 1 ? rows[0] : undefined;
  } catch {
    return undefined;
  }
}

/** A row over several lines, or undefined when the first one is a row of its own. */
function readSeveralLines(text: string, at: number, first: Line, delimiter: string) {
  const whole = findRowEnd(text, at, first);
  const cells = whole && parseRow(text.slice(at, whole.end), delimiter, true);
  return cells && { cells, next: whole.next };
}

function readOneLine(line: string, delimiter: string): Omit<CsvRow, 'number'> {
  const cells = line.includes('"') ? parseRow(line, delimiter, false) : line.split(delimiter);
  return cells === undefined ? { cells: line.replaceAll('"', '').split(delimiter), isUnclosed: true } : { cells };
}

/**
 * The rows of a file, blank ones left out. A quotation mark that nothing closes, or that another row's would close, ends
 * with its own line, so that it swallows no row after it. Throws where a row is longer than any may be.
 */
export function* readRecords(text: string, delimiter: string, from = 0): Generator<CsvRow> {
  for (let at = from, number = 1; at < text.length; number += 1) {
    const first = lineAt(text, at);
    const line = text.slice(at, first.end);
    if (line.length > MAX_ROW) {
      throw new Error('A row is too long.');
    }
    const isOdd = countQuotes(line) % 2 === 1;
    const several = isOdd ? readSeveralLines(text, at, first, delimiter) : undefined;
    if (several !== undefined) {
      yield { number, cells: several.cells };
    } else if (line.trim() !== '') {
      yield { number, ...readOneLine(line, delimiter) };
    }
    at = several?.next ?? first.next;
  }
}
