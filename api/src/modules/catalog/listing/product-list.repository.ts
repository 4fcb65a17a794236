import type { Db } from '@aaram/runtime/db';
import { writeIdArray } from '@aaram/runtime/db/values';
import { joinView, type View } from '../card.sql.ts';
import { type Changes, changesSince } from '../facets/facet-index.repository.ts';
import { type Bind, createBind, matchSql, readTexts, type Statement, splitIds } from '../match.sql.ts';
import type { Match } from '../match.ts';
import { relevanceSql } from '../search/relevance.sql.ts';
import type { Cursor, ListOrder } from './product-cursor.ts';

type Ordering = { key: string; by: string; type: string; isAfter: '<' | '>' };

/** Products without a country of origin come last; the same expression as in the index. */
const country = `(coalesce(p.country_of_origin, '~') collate "C")`;

/** Each order ends with the id, so that no two products share a position. */
const orderings: Record<Exclude<ListOrder, 'relevance'>, Ordering> = {
  mostSold: { key: 'p.sold', by: 'p.sold desc, p.id desc', type: 'int', isAfter: '<' },
  newest: { key: 'p.created_at', by: 'p.created_at desc, p.id desc', type: 'timestamptz', isAfter: '<' },
  priceLowHigh: { key: 'p.price_paise', by: 'p.price_paise, p.id', type: 'bigint', isAfter: '>' },
  priceHighLow: { key: 'p.price_paise', by: 'p.price_paise desc, p.id desc', type: 'bigint', isAfter: '<' },
  nameAZ: { key: 'p.sort_name', by: 'p.sort_name, p.id', type: 'text collate "C"', isAfter: '>' },
  nameZA: { key: 'p.sort_name', by: 'p.sort_name desc, p.id desc', type: 'text collate "C"', isAfter: '<' },
  countryAZ: { key: country, by: `${country}, p.id`, type: 'text collate "C"', isAfter: '>' },
};

/** How a list is ordered. Only relevance depends on what is asked for, so it binds values. */
function orderingOf(bind: Bind, { order, match, phrase = '' }: Pick<Page, 'order' | 'match' | 'phrase'>): Ordering {
  if (order !== 'relevance') {
    return orderings[order];
  }
  const key = relevanceSql(bind, { groups: match.groups ?? [], phrase });
  return { key, by: `${key} desc, p.id desc`, type: 'bigint', isAfter: '<' };
}

export type Page = {
  match: Match;
  order: ListOrder;
  /** The folded query, for the order by relevance: a name that is exactly this comes first. */
  phrase?: string | undefined;
  after?: Cursor | undefined;
  limit: number;
  view: View;
  /** For a seller, who gets the state of each product. */
  isOwn?: boolean | undefined;
  /**
   * The ids as an array of PostgreSQL (id-array.ts), when few match: then the database need not choose an index. The other conditions
   * are still checked.
   */
  among?: string | undefined;
};

function afterSql(bind: Bind, { key: column, type, isAfter }: Ordering, { key, id }: Cursor): string {
  return ` and (${column}, p.id) ${isAfter} (${bind(key, 'text')}::${type}, ${bind(id, 'uuid')})`;
}

/**
 * Turns rows with position and sort key into a page: products as JSON, their number, where the next page begins, and
 * their ids.
 */
function pageSql(rows: string, limit: number, join: string): string {
  // As a literal: with a parameter, PostgreSQL would not reuse a generic plan.
  const most = Math.trunc(limit);
  const shown = ` filter (where position <= ${most})`;
  const lastOf = (column: string) =>
    `case when count(*) > ${most} then (array_agg(${column}) filter (where position = ${most}))[1] end`;
  return `
    select '[' || coalesce(string_agg(json, ',' order by position)${shown}, '') || ']' as json, count(*)${shown} as count,
      ${lastOf('sort_key')} as next_key, ${lastOf('id')} as next_id,
      string_agg(id::text, ',')${shown} as ids
    from (select p.position, p.sort_key, p.id, card.json from (${rows}) p ${join}) cards`;
}

/**
 * One page of products as JSON text, key and id of the last one when more follow, and what changed in the catalogue
 * since `snapshot`: everything a list needs in one statement.
 */
function listStatement(
  { match, order, phrase, after, limit, view, isOwn = false, among }: Page,
  snapshot: string,
): Statement {
  const { bind, values } = createBind();
  const ordering = orderingOf(bind, { order, match, phrase });
  const { key, by } = ordering;
  const since = bind(snapshot, 'text');
  const where = `${matchSql(bind, match)}${after === undefined ? '' : afterSql(bind, ordering, after)}${
    among === undefined ? '' : ` and p.id = any(${bind(among, 'uuid[]')})`
  }`;
  // `offset 0` is an optimizer fence: a few ids are sorted, not searched for along the index of the order.
  const from = among === undefined ? 'products p where' : '(select * from products p where';
  const until = among === undefined ? '' : ' offset 0) p';
  const rows = `
    select p.*, row_number() over (order by ${by}) as position, (${key})::text as sort_key
    from ${from} ${where}${until} order by ${by} limit ${Math.trunc(limit) + 1}`;
  const text = `select page.*, ${changesSince(`${since}::pg_snapshot`)} from (${pageSql(rows, limit, joinView(view, isOwn))}) page`;
  return { text, values };
}

/**
 * The ids of a list in its order, at most `most`, each with the value it was sorted by. A row more tells that there are
 * others.
 */
function idsStatement(
  { match, order, phrase, after }: Pick<Page, 'match' | 'order' | 'phrase' | 'after'>,
  most: number,
): Statement {
  const { bind, values } = createBind();
  const ordering = orderingOf(bind, { order, match, phrase });
  const { key, by } = ordering;
  const where = `${matchSql(bind, match)}${after === undefined ? '' : afterSql(bind, ordering, after)}`;
  const text = `
    select p.id, (${key})::text as sort_key from products p where ${where} order by ${by} limit ${bind(most + 1, 'int')}`;
  return { text, values };
}

/** The products of these ids that are still there, in this order, as JSON without brackets. */
function productsOfIdsSql(view: View, isOwn: boolean): string {
  return `
    select string_agg(card.json, ',' order by asked.position) as json
    from unnest($1::uuid[]) with ordinality as asked (id, position) join products p on p.id = asked.id ${joinView(view, isOwn)}
    where p.removed_at is null${isOwn ? " or p.removed_at = 'infinity'" : ''}`;
}

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
export type ListedId = { id: string; sortKey: string };

/** The ids of a list in its order, at most `most` and one more when there are others. */
export async function listIds(
  db: Db,
  list: Pick<Page, 'match' | 'order' | 'phrase' | 'after'>,
  most: number,
): Promise<ListedId[]> {
  const { text, values } = idsStatement(list, most);
  return db.unsafe<ListedId[]>(text, values as string[]);
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
