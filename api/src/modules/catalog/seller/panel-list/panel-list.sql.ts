import { productStates, type StateFilter } from '@aaram/shared-domain/catalog';
import type { ProductSort, productSorts } from '@aaram/shared-domain/contract';
import type { PanelProductFilters } from '@aaram/shared-domain/contract/schema';
import type { ListPosition } from '#list-cursor.ts';
import { type Bind, createBind, levelSql, likePattern, matchSql, piecesSql, type Statement } from '../../match.sql.ts';
import type { PanelSearch } from '../../search/panel-search.ts';
import { groupsQuery } from '../../search/understand/text-match.ts';

/** A seller's own products, or for an admin those of all. */
export type PanelScope = string | null;
/** What a list is asked for: filters, without order and page. */
export type PanelMatch = Omit<PanelProductFilters, 'sort' | 'seller' | 'q'> & { search?: PanelSearch | undefined };

type Column = (typeof productSorts)[number];
const keys: Record<Column, string> = {
  name: 'p.sort_name',
  price: 'p.price_paise',
  mrp: 'coalesce(p.mrp_paise, p.price_paise)',
  category: 'p.category',
  brand: `coalesce(p.brand, '')`,
  sizeType: 'p.size_type',
  pieces: piecesSql,
  hsn: `coalesce(p.hsn, '')`,
  sold: 'p.sold',
  added: 'p.created_at',
  updated: 'p.updated_at',
};

const beginsWith = (text: string) => likePattern(text).slice(1);

/** Each word stands in a name, brand, category or tag, begins the HSN code or SKU, or is the product's id. */
function wordSql(bind: Bind, word: string): string {
  const like = bind(likePattern(word), 'text');
  return `(p.search_text like ${like} or array_to_string(p.tags, ' ') ilike ${like}
    or p.hsn like ${bind(beginsWith(word), 'text')} or lower(p.sku) like ${bind(beginsWith(word), 'text')}
    or p.id::text = ${bind(word, 'text')})`;
}

/** What was meant, or every word as its letters; a price or size in words counts with what was meant. */
function searchSql(bind: Bind, { meant, words }: PanelSearch): string {
  const letters = words.length === 0 ? 'false' : words.map((word) => wordSql(bind, word)).join(' and ');
  if (meant === undefined) {
    return words.length === 0 ? 'true' : letters;
  }
  const all = [
    `p.search_vector @@ ${bind(groupsQuery(meant.groups), 'tsquery')}`,
    ...(meant.size === undefined
      ? []
      : [`exists (select from product_stock s where s.product_id = p.id and s.size = ${bind(meant.size, 'text')})`]),
    ...boundPrices(meant.price?.min, meant.price?.max),
  ];
  return `((${all.join(' and ')}) or (${letters}))`;
}

/** Bounds in rupees, both included. */
const boundPrices = (min?: number, max?: number): string[] => [
  ...(min === undefined ? [] : [`p.price_paise >= ${Math.round(min * 100)}`]),
  ...(max === undefined ? [] : [`p.price_paise <= ${Math.round(max * 100)}`]),
];

/** The conditions of a list. */
function whereSql(bind: Bind, scope: PanelScope, match: PanelMatch, state: StateFilter): string {
  const { search, category, brand, tag, hsn, stock, minPrice, maxPrice, updatedSince } = match;
  return [
    matchSql(bind, { sellerId: scope ?? undefined, brand, tag, state }),
    ...(search === undefined ? [] : [searchSql(bind, search)]),
    ...(category === undefined ? [] : [`p.category = any(${bind(category, 'text[]')})`]),
    ...(hsn === undefined ? [] : [`p.hsn like ${bind(beginsWith(hsn), 'text')}`]),
    ...(stock === undefined ? [] : [`${piecesSql} ${levelSql[stock]}`]),
    ...boundPrices(minPrice, maxPrice),
    ...(updatedSince === undefined
      ? []
      : [`p.updated_at >= (${bind(updatedSince, 'date')}::timestamp at time zone 'Asia/Kolkata')`]),
  ].join(' and ');
}

export type PanelPage = {
  scope: PanelScope;
  match: PanelMatch;
  sort: ProductSort;
  position?: ListPosition | undefined;
};

/** The ids of a page in its order, or backwards before a position; one more than `limit`. */
export function pageStatement({ scope, match, sort, position }: PanelPage, limit: number): Statement {
  const { bind, values } = createBind();
  const column = sort.replace('-', '') as Column;
  const isDown = sort.startsWith('-') !== (position?.isBefore ?? false);
  const [key, way] = [keys[column], isDown ? ' desc' : ''];
  const ofScope = () => (scope === null ? '' : ` and p.seller_id = ${bind(scope, 'uuid')}`);
  const after =
    position === undefined
      ? ''
      : ` and (${key}, p.id) ${isDown ? '<' : '>'} (
          select ${key}, p.id from products p where p.id = ${bind(position.id, 'uuid')}${ofScope()})`;
  const inOrder = (column: string) => `order by ${column}${way}, id${way} limit ${Math.trunc(limit)}`;
  // Each state has its indexes, so a page of both is read as a page of each.
  const pages = (match.state === undefined ? productStates : [match.state]).map(
    (state) => `(select p.id, ${key} as position from products p
      where ${whereSql(bind, scope, match, state)}${after} ${inOrder(key).replace(', id', ', p.id')})`,
  );
  return { text: `select id from (${pages.join(' union all ')}) page ${inOrder('position')}`, values };
}

/** How many products match. */
export function countStatement(scope: PanelScope, match: PanelMatch): Statement {
  const { bind, values } = createBind();
  return {
    text: `select count(*)::int as count from products p where ${whereSql(bind, scope, match, match.state ?? 'all')}`,
    values,
  };
}
