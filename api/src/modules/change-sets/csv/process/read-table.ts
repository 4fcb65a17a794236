import { guessColumn, MAX_SELECTION } from '@aaram/shared-domain/change-set';
import { unguardCell } from '#csv/guard-cell.ts';
import * as texts from '#texts/imports.ts';
import { type CsvRow, readRecords } from './read-records.ts';

/** Lines in which the names of the columns are looked for: exports of others have a title above them. */
const LINES_OF_HEADER = 10;
const BEGINNING = 64 * 1024;
const delimiters = [',', ';', '\t'] as const;
/** The line that tells a spreadsheet how the others are divided. */
const separatorLine = /^"?sep=([^"\r\n])"?(?:\r\n|\n|\r)/i;

type IsKnown = (name: string) => boolean;
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

/** The sign that divides one of the first lines into most known names, else into most cells, outside of quotes. */
function findDelimiter(text: string, isKnown: IsKnown): string {
  const lines = text.slice(0, BEGINNING).split(/\r\n|\n|\r/, LINES_OF_HEADER);
  const plain = lines.map((line) => line.replaceAll(/"[^"]*"/g, (quoted) => quoted.replaceAll(/[,;\t]/g, ' ')));
  const first = plain.find((line) => /[,;\t]/.test(line)) ?? '';
  const names = (line: string, sign: string) => line.split(sign).filter((name) => isKnown(name.trim())).length;
  const score = (sign: string) =>
    Math.max(...plain.map((line) => names(line, sign))) * BEGINNING + first.split(sign).length;
  const scores = delimiters.map(score);
  return delimiters[scores.indexOf(Math.max(...scores))] ?? ',';
}

/** Which of the first rows names the columns: the first with two known names, else the first with two cells. */
function findHeader(rows: readonly CsvRow[], isKnown: IsKnown): CsvRow | undefined {
  const names = ({ cells }: CsvRow) => cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return (
    rows.find((row) => names(row).filter(isKnown).length > 1) ?? rows.find((row) => names(row).length > 1) ?? rows[0]
  );
}

/** What is no table, said in words; the names of its columns; then its rows, as JSON. */
export type TablePart = { refused: string } | { header: string[] } | Buffer;

/** Rows of one part, and about how many characters: little enough to be parsed in a moment. */
const ROWS_OF_PART = 500;
const CHARACTERS_OF_PART = 128 * 1024;
/** More rows with an open quotation mark are no slips, and each takes as long to read as a hundred others. */
const MAX_UNCLOSED = 100;

function* packRows(rows: Iterable<CsvRow>): Generator<TablePart> {
  let part: string[] = [];
  let [size, total, unclosed] = [0, 0, 0];
  const pack = () => Buffer.from(`[${part.join(',')}]`);
  for (const row of rows) {
    total += 1;
    if (total > MAX_SELECTION) {
      yield { refused: texts.tooManyRows(MAX_SELECTION) };
      return;
    }
    unclosed += row.isUnclosed ? 1 : 0;
    if (unclosed > MAX_UNCLOSED) {
      yield { refused: texts.quotesNotClosed(row.number) };
      return;
    }
    const line = JSON.stringify({ ...row, cells: row.cells.map((cell) => unguardCell(cell.trim())) });
    part.push(line);
    size += line.length;
    if (part.length === ROWS_OF_PART || size > CHARACTERS_OF_PART) {
      yield pack();
      [part, size] = [[], 0];
    }
  }
  if (part.length > 0) {
    yield pack();
  }
}

/** The first rows of a file, and an iteration of the others. */
function readBeginning(rows: Generator<CsvRow>): CsvRow[] {
  const first: CsvRow[] = [];
  while (first.length < LINES_OF_HEADER) {
    const next = rows.next();
    if (next.done === true) {
      break;
    }
    first.push(next.value);
  }
  return first;
}

/**
 * Reads a file of rows: encoding, delimiter and the line of names are found, cells are freed of the apostrophe before
 * them. `known` are names of columns that were assigned before.
 */
export async function* readTable({ known }: { known: readonly string[] }, bytes: Buffer): AsyncGenerator<TablePart> {
  const text = decode(bytes);
  if (text === undefined || text.includes('\0')) {
    yield { refused: texts.notText };
    return;
  }
  if (text.trim() === '') {
    yield { refused: texts.fileEmpty };
    return;
  }
  const isKnown = (name: string) => known.includes(name) || guessColumn(name) !== undefined;
  try {
    const [line = '', sign] = separatorLine.exec(text) ?? [];
    const rows = readRecords(text, sign ?? findDelimiter(text, isKnown), line.length);
    const first = readBeginning(rows);
    const header = findHeader(first, isKnown);
    yield { header: header?.cells.map((cell) => cell.trim()) ?? [] };
    yield* packRows(
      (function* rest() {
        yield* first.slice(header === undefined ? 0 : first.indexOf(header) + 1);
        yield* rows;
      })(),
    );
  } catch {
    yield { refused: texts.notTable };
  }
}
