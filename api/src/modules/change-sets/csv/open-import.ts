import type { Pool } from '@aaram/runtime/db';
import { type ProductColumn, productColumns, readSizeCell } from '@aaram/shared-domain/change-set';
import type { ProductCells } from '#modules/catalog/for-change-sets.ts';
import { Refusal } from '#outcome.ts';
import { findFile, type ImportChange, type SetRow } from '../change-sets.repository.ts';
import { openTable } from './process/file-process.ts';
import type { CsvRow } from './process/read-records.ts';

type Columns = readonly (ProductColumn | null)[];

const readCell = (column: ProductColumn, cell: string) => (column === 'size' ? readSizeCell(cell) : cell);

const toCells = ({ cells }: CsvRow, columns: Columns): ProductCells =>
  Object.fromEntries(
    columns.flatMap((column, index) => (column === null ? [] : [[column, readCell(column, cells[index] ?? '')]])),
  );

/** The rows of a file that came before, so that none is reported twice. */
export type Seen = Set<string>;

export const idOf = ({ id = '' }: ProductCells) => id.toLowerCase();
/** What no other row of a file may have too: a product, or one size of it. */
export const keyOf = (cells: ProductCells) => {
  const { sku = '', name = '', size = '' } = cells;
  return JSON.stringify([
    ...(idOf(cells) ? ['id', idOf(cells)] : sku ? ['sku', sku] : ['name', name.toLowerCase()]),
    size,
  ]);
};

export type Taken = { number: number; isUnclosed: boolean; cells: ProductCells };

/** How many rows of a file name each family. */
export type Words = ReadonlyMap<string, number>;

/** A file that is being planned: its rows from the next one on, and those before it. */
export type Reading = {
  setId: string;
  ready: number;
  rows: AsyncIterator<CsvRow>;
  columns: Columns;
  seen: Seen;
  words: Words;
};

/** How long a file stays open for its next rows, ms. */
const HELD_OPEN_MS = 30_000;
/**
 * The file that was read last: with its offset reading goes on where it ended, so that a large one is not read again
 * for each of its batches. Any other offset means that another worker went on, or that the batch was not stored.
 */
let openFile: { reading: Reading; timer: NodeJS.Timeout } | undefined;

function takeOpenFile(): Reading | undefined {
  clearTimeout(openFile?.timer);
  const reading = openFile?.reading;
  openFile = undefined;
  return reading;
}

/** Keeps an opened file for its next rows. */
export function keep(reading: Reading) {
  takeOpenFile();
  const timer = setTimeout(takeOpenFile, HELD_OPEN_MS).unref();
  openFile = { reading, timer };
}

/** Counts the families that a file names, in all its rows: a word joins rows wherever they stand. */
async function countWords(rows: AsyncIterable<CsvRow>, columns: Columns): Promise<Words> {
  const words = new Map<string, number>();
  const at = columns.indexOf('family');
  if (at !== -1) {
    for await (const { cells } of rows) {
      const word = cells[at] ?? '';
      words.set(word, (words.get(word) ?? 0) + 1);
    }
  }
  return words;
}

/**
 * The file of an import at its next row; undefined when there is none any more. It is read in the process of files, so
 * never within a transaction.
 */
export async function openImport(db: Pool, set: SetRow): Promise<Reading | undefined> {
  const last = takeOpenFile();
  if (last?.setId === set.id && last.ready === set.ready) {
    return last;
  }
  const bytes = await findFile(db, set.id);
  const { mapping } = set.change as ImportChange;
  const file = bytes && (await openTable(bytes, Object.keys(mapping)));
  if (file === undefined) {
    return undefined;
  }
  if (file instanceof Refusal) {
    // It was read when it was sent: the job comes again.
    throw new Error(file.message);
  }
  const columns = file.header.map((name) => productColumns.find((column) => column === mapping[name]) ?? null);
  const rows = file.readRows();
  const seen: Seen = new Set();
  for (let before = 0; before < set.ready; before += 1) {
    const [row] = await takeRows(rows, columns, 1);
    if (row !== undefined) {
      seen.add(keyOf(row.cells));
    }
  }
  return { setId: set.id, ready: set.ready, rows, columns, seen, words: await countWords(file.readRows(), columns) };
}

/** Reads the next rows of a file. */
export async function takeRows(rows: AsyncIterator<CsvRow>, columns: Columns, most: number): Promise<Taken[]> {
  const taken: Taken[] = [];
  while (taken.length < most) {
    const next = await rows.next();
    if (next.done === true) {
      break;
    }
    const { number, isUnclosed = false } = next.value;
    taken.push({ number, isUnclosed, cells: toCells(next.value, columns) });
  }
  return taken;
}
