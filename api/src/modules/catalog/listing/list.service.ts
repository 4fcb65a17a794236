import type { Db } from '@aaram/runtime/db';
import {
  SEARCH_NOTICE_HEADER,
  type SearchNotice,
  type StateFilter,
  type StockLevel,
  writeSearchNotice,
} from '@aaram/shared-domain/catalog';
import { ofFilters } from '@aaram/shared-domain/product-fields';
import { type Outcome, Refusal } from '#outcome.ts';
import type { Fresh } from '#read-path/answer.ts';
import { filtersOf } from '../facets/topics.ts';
import type { Match } from '../match.ts';
import { type ListQuery, resolveCategoryName } from '../product-query.ts';
import { resolveSearch } from '../search/resolve-search.ts';
import type { SearchPort } from '../search/search-port.ts';
import { toPhrase } from '../search/search-words.ts';
import type { LiveVocabulary } from '../search/understand/live-vocabulary.ts';
import { type Finders, type ResolvedList, readPage } from './list-page.ts';
import { type ListOrder, parseCursor, parseSearchCursor } from './product-cursor.ts';
import { countProducts, type ListRow } from './product-list.repository.ts';

/** What the catalogue's answers come from besides the database. */
export type CatalogContext = Finders & { vocabulary: LiveVocabulary };
type Resolved = { match: Match | undefined; notice: SearchNotice | null };

/** The conditions of a query as a match, undefined when nothing can match, and how its search was understood. */
export async function resolveMatch(
  db: Db,
  { query, withDrafts = false }: { query: ListQuery; withDrafts?: boolean },
  finders: Pick<CatalogContext, 'search' | 'vocabulary'>,
): Promise<Resolved> {
  const category = resolveCategoryName(query.category);
  if (category === null) {
    return { match: undefined, notice: null };
  }
  const { q, subcategory, brand, size, tag, priceRange } = query;
  const facts = ofFilters((name) => query[name]);
  const filters = { category, subcategory, brand, size, tag, ...facts, priceRange };
  if (q === undefined) {
    return { match: filters, notice: null };
  }
  return resolveSearch(db, { q, filters, isLiteral: query.literal === '1', withDrafts }, finders);
}

export type ListInput = {
  query: ListQuery;
  sellerId?: string | undefined;
  stockLevel?: StockLevel | undefined;
  /** Of a seller's list, which tells the state of each product. */
  state?: StateFilter | undefined;
  defaultOrder?: ListOrder;
};

/** What a list asks for; `match` is undefined when nothing can match. */
export async function resolveList(
  db: Db,
  { query, sellerId, stockLevel, state, defaultOrder }: ListInput,
  finders: Pick<CatalogContext, 'search' | 'vocabulary'>,
): Promise<Outcome<ResolvedList | { match: undefined; notice: SearchNotice | null }>> {
  // The facet index and the known words have nothing of drafts.
  const isIndexed = state === undefined || state === 'published';
  const order = query.sort ?? defaultOrder ?? (query.q === undefined ? 'mostSold' : 'relevance');
  const step = order === 'relevance' ? parseSearchCursor(query.cursor) : undefined;
  const after = order === 'relevance' ? undefined : parseCursor(order, query.cursor);
  if (after instanceof Refusal) {
    return after;
  }
  if (step instanceof Refusal) {
    return step;
  }
  const { match, notice } = await resolveMatch(db, { query, withDrafts: !isIndexed }, finders);
  if (match === undefined) {
    return { match, notice };
  }
  // The facet index knows sizes in stock but not quantities: it finds too many, so the database checks again.
  const indexed = { ...match, sellerId };
  const phrase = toPhrase(query.q ?? '');
  return { order, after, step, phrase, isIndexed, indexed, match: { ...indexed, stockLevel, state }, notice };
}

/** Longest list that is answered as one text when no `limit` is given; longer ones are written piece by piece. */
const MAX_LISTED_AT_ONCE = 200;

const isSearch = ({ groups, words }: Match) => groups !== undefined || words !== undefined;

/** Header of a list: how its search was understood. */
export const noticeOf = (notice: SearchNotice | null): Record<string, string> =>
  notice === null ? {} : { [SEARCH_NOTICE_HEADER]: writeSearchNotice(notice) };

/**
 * One page of products, or all of them when the query has no `limit`; whole ones unless it asks for cards. Headers:
 * `x-total-count` (exact), `x-next-cursor` (the next page), `x-search-notice` (how a search was understood). Undefined
 * when there is no `limit` and the list is too long for one text (`openLongList`).
 */
export async function buildList(
  db: Db,
  input: ListInput,
  { vocabulary, ...finders }: CatalogContext,
): Promise<Outcome<(Fresh & { text: string }) | undefined>> {
  const resolved = await resolveList(db, input, { search: finders.search, vocabulary });
  if (resolved instanceof Refusal) {
    return resolved;
  }
  if (resolved.match === undefined) {
    const headers = { 'x-total-count': '0', ...noticeOf(resolved.notice) };
    return { text: '[]', headers, topics: [filtersOf(undefined)] };
  }
  const { after, step, match } = resolved;
  const { view, limit = MAX_LISTED_AT_ONCE } = input.query;
  const isOpen = input.query.limit === undefined;
  // Counted before it is read: most long lists are not read here at all.
  const isFirst = after === undefined && step === undefined;
  if (isOpen && isFirst && (await countList(db, resolved, finders.search)) > limit) {
    return undefined;
  }
  const row = await readPage(db, { resolved, limit, view, isOwn: input.state !== undefined }, finders);
  if (row instanceof Refusal) {
    return row;
  }
  if (isOpen && row.cursor !== null) {
    return undefined;
  }
  const isWhole = row.cursor === null && isFirst;
  const count = isWhole ? row.count : await countList(db, resolved, finders.search);
  const headers = {
    'x-total-count': String(count),
    ...noticeOf(resolved.notice),
    ...(row.cursor === null ? {} : { 'x-next-cursor': row.cursor }),
  };
  const topics = listTopics(row, resolved);
  // Whole products show others of their families, and a search depends on words: the record does not tell this list of either.
  const isFollowed = topics.isFollowed && view === 'card' && !isSearch(match);
  return { text: row.text, headers, ...topics, isFollowed, snapshot: row.snapshot };
}

/** How many products a list has on all its pages. */
export const countList = (db: Db, { isIndexed, indexed, match }: ResolvedList, search: SearchPort) =>
  match.stockLevel === undefined && isIndexed ? search.total(db, indexed) : countProducts(db, match);

/** Orders in which a product moves without any filter seeing it. */
const movingOrders: readonly ListOrder[] = ['mostSold', 'priceLowHigh', 'priceHighLow'];

/**
 * What a page depends on: its products, and what filters see in its category. It is followed unless others can move into it:
 * a whole list has every product that belongs to it, wherever that moves.
 */
function listTopics({ ids, nextKey }: ListRow, { order, after, match: { category } }: ResolvedList) {
  const isWhole = nextKey === null && after === undefined;
  return { topics: [...ids, filtersOf(category)], isFollowed: isWhole || !movingOrders.includes(order) };
}
