import type { Db } from '#db/pool.ts';
import { readBytes, readRowsOfBytes } from '#db/read-bytes.ts';
import type { Changes } from '../facets/facet-index.repository.ts';
import { createBind, matchSql } from '../match.sql.ts';
import type { Match } from '../match.ts';
import { type FirstPages, firstPagesStatement, listStatement, type Page } from './product-list.sql.ts';

/** A page's products as JSON bytes, their number, and key and id of the last one when more follow. */
export type ListRow = Changes & { bytes: Buffer; count: number; nextKey: string | null; nextId: string | null };

const toPage = ([json, count, nextKey, nextId, changed, now]: (Buffer | null)[], snapshot: string): ListRow => ({
  bytes: json ?? Buffer.from('[]'),
  count: Number(count ?? 0),
  nextKey: nextKey?.toString() ?? null,
  nextId: nextId?.toString() ?? null,
  changed: changed ? JSON.parse(changed.toString()) : null,
  snapshot: now?.toString() ?? snapshot,
});

/** A page of products, the beginning of the next one, and what changed since `snapshot`. */
export async function listProducts(db: Db, page: Page, snapshot: string): Promise<ListRow> {
  return toPage(await readBytes(db, listStatement(page, snapshot)), snapshot);
}

/** First pages of whole categories, in the order of `categories`. */
export async function listFirstPages(db: Db, question: FirstPages, snapshot: string): Promise<ListRow[]> {
  const rows = await readRowsOfBytes(db, firstPagesStatement(question, snapshot));
  return rows.map((row) => toPage(row, snapshot));
}

/** How many products match, counted by the database: for conditions that the facet index does not know. */
export async function countProducts(db: Db, match: Match): Promise<number> {
  const { bind, values } = createBind();
  const text = `select count(*)::int as count from products p where ${matchSql(bind, match)}`;
  const [row] = await db.unsafe<{ count: number }[]>(text, values as string[], { prepare: true });
  return row?.count ?? 0;
}
