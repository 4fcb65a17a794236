import { joinCard } from './card-sql.ts';
import type { Match } from './match.ts';
import { type Bind, createBind, matchSql, type Statement } from './match-sql.ts';
import type { Cursor, ListOrder } from './product-cursor.ts';
import { changesSince } from './shelf.repository.ts';

type Ordering = { key: string; by: string; type: string; isAfter: '<' | '>' };

/** Each order ends in the id, so that no two products ever share a place. */
const orderings: Record<ListOrder, Ordering> = {
  mostSold: { key: 'p.sold', by: 'p.sold desc, p.id desc', type: 'int', isAfter: '<' },
  newest: { key: 'p.created_at', by: 'p.created_at desc, p.id desc', type: 'timestamptz', isAfter: '<' },
  priceLowHigh: { key: 'p.price_paise', by: 'p.price_paise, p.id', type: 'bigint', isAfter: '>' },
  priceHighLow: { key: 'p.price_paise', by: 'p.price_paise desc, p.id desc', type: 'bigint', isAfter: '<' },
  nameAZ: { key: 'p.sort_name', by: 'p.sort_name, p.id', type: 'text collate "C"', isAfter: '>' },
  nameZA: { key: 'p.sort_name', by: 'p.sort_name desc, p.id desc', type: 'text collate "C"', isAfter: '<' },
};

export type Page = {
  match: Match;
  order: ListOrder;
  after?: Cursor | undefined;
  limit?: number | undefined;
  /** When few match, their ids: then no index has to be guessed. Their conditions are checked again all the same. */
  among?: string[] | undefined;
};

function afterSql(bind: Bind, order: ListOrder, { key, id }: Cursor): string {
  const { key: column, type, isAfter } = orderings[order];
  return ` and (${column}, p.id) ${isAfter} (${bind(key, 'text')}::${type}, ${bind(id, 'uuid')})`;
}

/**
 * One page of cards as JSON text, the key and id of its last card when more follow, and what changed in the catalogue
 * since `snapshot`: everything a list answers in one statement.
 */
export function listStatement({ match, order, after, limit, among }: Page, snapshot: string): Statement {
  const { bind, values } = createBind();
  const { key, by } = orderings[order];
  const since = bind(snapshot, 'text');
  const where = `${matchSql(bind, match)}${after === undefined ? '' : afterSql(bind, order, after)}${
    among === undefined ? '' : ` and p.id = any(${bind(among, 'uuid[]')})`
  }`;
  // Fenced: what a handful of ids leads to is sorted, never sought along an index of the order.
  const from = among === undefined ? 'products p where' : '(select * from products p where';
  const until = among === undefined ? '' : ' offset 0) p';
  // Said in the text: with an unknown limit the server would not trust a plan that it could keep.
  const shown = limit === undefined ? 'true' : `place <= ${Math.trunc(limit)}`;
  const isLast = limit === undefined ? 'false' : `count(*) > ${Math.trunc(limit)}`;
  const lastOf = (column: string) =>
    `case when ${isLast} then (array_agg(${column}) filter (where place = ${Math.trunc(limit ?? 0)}))[1] end`;
  const text = `
    select '[' || coalesce(string_agg(json, ',' order by place) filter (where ${shown}), '') || ']' as json,
      count(*) filter (where ${shown}) as count, ${lastOf('sort_key')} as next_key, ${lastOf('id')} as next_id,
      ${changesSince(`${since}::pg_snapshot`)}
    from (
      select p.place, p.sort_key, p.id, card.json from (
        select p.*, row_number() over (order by ${by}) as place, (${key})::text as sort_key
        from ${from} ${where}${until} order by ${by}${limit === undefined ? '' : ` limit ${Math.trunc(limit) + 1}`}) p
      ${joinCard}) cards`;
  return { text, values };
}
