import { parse } from 'csv-parse';
import { type Outcome, refuse } from '#outcome.ts';
import * as texts from '#texts/imports.ts';
import { unguardCell } from './csv-cells.ts';

/** Longest line of a file, in bytes: descriptions are long. */
const MOST_OF_LINE = 64 * 1024;
const delimiters = [',', ';', '\t'] as const;

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** How a file is encoded: by its mark, otherwise UTF-8. */
function findEncoding(bytes: Buffer): Encoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) {
    return 'utf-16le';
  }
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder(findEncoding(bytes), { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The sign that divides the first line into most cells, outside of quotes. */
function findDelimiter(text: string): string {
  const [line = ''] = text.slice(0, MOST_OF_LINE).split(/\r\n|\n|\r/, 1);
  const plain = line.replaceAll(/"[^"]*"/g, '');
  const counts = delimiters.map((sign) => plain.split(sign).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** A row of a file: its number there, counted as spreadsheets do, and its cells. */
export type CsvRow = { number: number; cells: string[] };
export type CsvFile = { header: string[]; rows: AsyncIterable<CsvRow> };

/** Gives the event loop a turn after so many rows, so that other calls are answered meanwhile. */
const ROWS_PER_TURN = 200;

/**
 * Opens a file of rows: encoding and delimiter are found, cells are freed of the apostrophe before formulas. What is no
 * table at all is refused in words.
 */
export async function openCsv(bytes: Buffer): Promise<Outcome<CsvFile>> {
  const text = decode(bytes);
  if (text === undefined || text.includes('\0')) {
    return refuse('INVALID_INPUT', texts.notText);
  }
  if (text.trim() === '') {
    return refuse('INVALID_INPUT', texts.fileEmpty);
  }
  const parser = parse(text, {
    delimiter: findDelimiter(text),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MOST_OF_LINE,
    record_delimiter: ['\r\n', '\n', '\r'],
  });
  const iterator = (parser as AsyncIterable<string[]>)[Symbol.asyncIterator]();
  const first = await iterator.next().catch(() => undefined);
  if (first === undefined || first.done === true) {
    return refuse('INVALID_INPUT', texts.notTable);
  }
  async function* readRows(): AsyncGenerator<CsvRow> {
    for (let number = 2; ; number += 1) {
      const next = await iterator.next();
      if (next.done === true) {
        return;
      }
      if (number % ROWS_PER_TURN === 0) {
        await new Promise(setImmediate);
      }
      yield { number, cells: next.value.map((cell) => unguardCell(cell.trim())) };
    }
  }
  return { header: first.value.map((cell) => cell.trim()), rows: readRows() };
}
