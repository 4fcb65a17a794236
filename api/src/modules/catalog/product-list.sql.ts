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
  const wanted = limit === undefined ? undefined : bind(limit, 'int');
  const shown = wanted === undefined ? '' : `where place <= ${wanted}`;
  const text = `
    with page as materialized (
      select p.*, row_number() over (order by ${by}) as place, (${key})::text as sort_key
      from ${from} ${where}${until} order by ${by}${wanted === undefined ? '' : ` limit ${wanted} + 1`}),
    cards as materialized (select p.place, p.sort_key, p.id, card.json from page p ${joinCard} ${shown})
    select '[' || coalesce((select string_agg(json, ',' order by place) from cards), '') || ']' as json,
      (select count(*)::int from cards) as count, ${
        wanted === undefined
          ? 'null as next_key, null as next_id'
          : `(select sort_key from cards where place = ${wanted} and exists (select from page where place > ${wanted})) as next_key,
      (select id from cards where place = ${wanted} and exists (select from page where place > ${wanted})) as next_id`
      },
      ${changesSince(`${since}::pg_snapshot`)}`;
  return { text, values };
}
