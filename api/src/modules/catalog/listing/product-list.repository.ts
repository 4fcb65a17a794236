import type { Db } from '@aaram/runtime/db';
import { writeIdArray } from '@aaram/runtime/db/values';
import { readTexts, splitIds } from '#db/read-texts.ts';
import type { Changes } from '../facets/facet-index.repository.ts';
import { createBind, matchSql } from '../match.sql.ts';
import type { Match } from '../match.ts';
import { idsStatement, listStatement, type Page, productsOfIdsSql } from './product-list.sql.ts';

/** A page's products as JSON, their number, key and id of the last one when more follow, and their ids. */
export type ListRow = Changes & {
  text: string;
  count: number;
  nextKey: string | null;
  nextId: string | null;
  ids: string[];
};

const toPage = ([json, count, nextKey, nextId, ids, changed, now]: (string | null)[], snapshot: string): ListRow => ({
  text: json ?? '[]',
  count: Number(count ?? 0),
  nextKey: nextKey ?? null,
  nextId: nextId ?? null,
  ids: splitIds(ids),
  changed: changed ? JSON.parse(changed) : null,
  snapshot: now ?? snapshot,
});

/** A page of products, the beginning of the next one, and what changed since `snapshot`. */
export async function listProducts(db: Db, page: Page, snapshot: string): Promise<ListRow> {
  return toPage(await readTexts(db, listStatement(page, snapshot)), snapshot);
}

/** A product of a list, with the value it was sorted by. */
export type Place = { id: string; sortKey: string };

/** The ids of a list in its order, at most `most` and one more when there are others. */
export async function listIds(
  db: Db,
  list: Pick<Page, 'match' | 'order' | 'phrase' | 'after'>,
  most: number,
): Promise<Place[]> {
  const { text, values } = idsStatement(list, most);
  return db.unsafe<Place[]>(text, values as string[]);
}

/** The products of these ids that are still there, in this order, as JSON without brackets; '' when none is. */
export async function readProductsOfIds(
  db: Db,
  ids: readonly string[],
  { view, isOwn }: Pick<Page, 'view' | 'isOwn'>,
): Promise<string> {
  const statement = { text: productsOfIdsSql(view, isOwn === true), values: [writeIdArray(ids)] };
  const [json] = await readTexts(db, statement);
  return json ?? '';
}

/** How many products match, counted by the database: for conditions that the facet index does not know. */
export async function countProducts(db: Db, match: Match): Promise<number> {
  const { bind, values } = createBind();
  const text = `select count(*)::int as count from products p where ${matchSql(bind, match)}`;
  const [row] = await db.unsafe<{ count: number }[]>(text, values as string[]);
  return row?.count ?? 0;
}
