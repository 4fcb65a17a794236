import type { Db } from './pool.ts';

type Column = Buffer | null;

/**
 * A statement's rows as the bytes that the database sent: JSON that goes on to a caller need not become text on its
 * way. Copied out of the socket's memory, so that a short answer does not hold a long one.
 */
export async function readRowsOfBytes(
  db: Db,
  { text, values }: { text: string; values: unknown[] },
): Promise<Column[][]> {
  const rows: readonly (readonly Column[])[] = await db.unsafe(text, values as string[], { prepare: true }).raw();
  return rows.map((columns) => columns.map((column) => (column === null ? null : Buffer.from(column))));
}

/** The only row of a statement that answers one. */
export async function readBytes(db: Db, statement: { text: string; values: unknown[] }): Promise<Column[]> {
  const [row] = await readRowsOfBytes(db, statement);
  return row ?? [];
}
