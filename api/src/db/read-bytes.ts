import type { Db } from './pool.ts';

/**
 * The columns of a statement's only row as bytes, as the database sent them: JSON that goes on to a caller need not
 * become text on its way. Copied out of the socket's memory, so that a short answer does not hold a long one.
 */
export async function readBytes(db: Db, { text, values }: { text: string; values: unknown[] }) {
  const [row] = await db.unsafe(text, values as string[], { prepare: true }).raw();
  const columns: readonly (Buffer | null)[] = row ?? [];
  return columns.map((column) => (column === null ? null : Buffer.from(column)));
}
