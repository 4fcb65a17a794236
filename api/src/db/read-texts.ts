import type { Db } from '@aaram/runtime/db';

type Column = string | null;

/** A statement's rows as the texts that the database sent, so that JSON for a client is not parsed here. */
export async function readRowsOfTexts(
  db: Db,
  { text, values }: { text: string; values: unknown[] },
): Promise<Column[][]> {
  return db.texts(text, values);
}

/** The row of a statement that returns one; an empty list when it returns none. */
export async function readTexts(db: Db, statement: { text: string; values: unknown[] }): Promise<Column[]> {
  const [row] = await readRowsOfTexts(db, statement);
  return row ?? [];
}

/** The ids in a column that `string_agg(id::text, ',')` made; none when there were no rows. */
export const splitIds = (column: string | null | undefined): string[] => column?.split(',') ?? [];
