import type { Db } from '#db/pool.ts';
import { listStatement, type Page } from './product-list.sql.ts';
import type { Changes } from './shelf.repository.ts';

export type ListRow = Changes & { json: string; count: number; nextKey: string | null; nextId: string | null };

/** A page of cards as JSON text, where the next one begins, and what changed since `snapshot`. */
export async function listProducts(db: Db, page: Page, snapshot: string): Promise<ListRow> {
  const { text, values } = listStatement(page, snapshot);
  const [row] = await db.unsafe<ListRow[]>(text, values as string[], { prepare: true });
  return row ?? { json: '[]', count: 0, nextKey: null, nextId: null, changed: null, snapshot };
}
