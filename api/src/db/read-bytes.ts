import type { Db } from './pool.ts';
import { createUsualStatements } from './usual-statements.ts';

const isUsual = createUsualStatements();

type Column = Buffer | null;

/** From this many bytes on a column is most of the memory it came in, or shares it with others like it. */
const LONG = 4096;

/**
 * A statement's rows as the bytes that the database sent: JSON that goes on to a caller need not become text on its
 * way. Short ones are copied out of the socket's memory, so that they do not hold a long one.
 */
export async function readRowsOfBytes(
  db: Db,
  { text, values }: { text: string; values: unknown[] },
): Promise<Column[][]> {
  const rows: readonly (readonly Column[])[] = await db
    .unsafe(text, values as string[], { prepare: isUsual(text) })
    .raw();
  return rows.map((columns) =>
    columns.map((column) => (column === null || column.length >= LONG ? column : Buffer.from(column))),
  );
}

/** The only row of a statement that answers one. */
export async function readBytes(db: Db, statement: { text: string; values: unknown[] }): Promise<Column[]> {
  const [row] = await readRowsOfBytes(db, statement);
  return row ?? [];
}
