import type { Db } from '#db/pool.ts';
import type { Match } from './match.ts';
import { createBind, matchSql } from './match-sql.ts';
import { listStatement, type Page } from './product-list.sql.ts';
import type { Changes } from './shelf.repository.ts';

export type ListRow = Changes & { json: string; count: number; nextKey: string | null; nextId: string | null };

/** A page of cards as JSON text, where the next one begins, and what changed since `snapshot`. */
export async function listProducts(db: Db, page: Page, snapshot: string): Promise<ListRow> {
  const { text, values } = listStatement(page, snapshot);
  const [row] = await db.unsafe<ListRow[]>(text, values as string[], { prepare: true });
  return row ?? { json: '[]', count: 0, nextKey: null, nextId: null, changed: null, snapshot };
}

/** How many products match, counted by the database: for what the shelf in memory does not know. */
export async function countProducts(db: Db, match: Match): Promise<number> {
  const { bind, values } = createBind();
  const text = `select count(*)::int as count from products p where ${matchSql(bind, match)}`;
  const [row] = await db.unsafe<{ count: number }[]>(text, values as string[], { prepare: true });
  return row?.count ?? 0;
}
