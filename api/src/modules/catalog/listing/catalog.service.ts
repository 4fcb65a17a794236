import type { Db } from '@aaram/runtime/db';
import {
  type Facets,
  priceRangeIds,
  SEARCH_NOTICE_HEADER,
  type SearchNotice,
  sizesByType,
  writeSearchNotice,
} from '@aaram/shared-domain/catalog';
import { ofFilters } from '@aaram/shared-domain/product-fields';
import { fromKeys } from '@aaram/shared-domain/records';
import { type Outcome, Refusal } from '#outcome.ts';
import type { Fresh } from '#read-path/answer.ts';
import type { FacetCounts } from '../facets/facet-index.ts';
import type { LiveFacetIndex } from '../facets/live-facet-index.ts';
import { type FacetName, facetNames } from '../facets/match-test.ts';
import { filtersOf } from '../facets/topics.ts';
import type { Match } from '../match.ts';
import type { ListQuery } from '../product-query.ts';
import type { SearchPort } from '../search/search-port.ts';
import type { ListOrder } from './product-cursor.ts';
import { countProducts, type ListRow, listProducts } from './product-list.repository.ts';
import type { Page } from './product-list.sql.ts';
import { readFiltered } from './read-page.ts';
import { type CatalogContext, type ListInput, type ResolvedList, resolveList, resolveMatch } from './resolve-list.ts';
import { type RowWithCursor, readFound, withCursor } from './search-page.ts';

const TAGS_OFFERED = 24;

/** Longest list that is answered as one text when no `limit` is given; longer ones are written piece by piece. */
const MAX_LISTED_AT_ONCE = 200;

const isSearch = ({ groups, words }: Match) => groups !== undefined || words !== undefined;

/** A page of products that the facet index does not know. */
async function readAll(db: Db, page: Page, facetIndex: LiveFacetIndex) {
  const row = await listProducts(db, page, await facetIndex.snapshot());
  await facetIndex.apply(row);
  return row;
}

/** Header of a list: how its search was understood. */
export const noticeOf = (notice: SearchNotice | null): Record<string, string> =>
  notice === null ? {} : { [SEARCH_NOTICE_HEADER]: writeSearchNotice(notice) };

type Reading = { resolved: ResolvedList; input: ListInput; limit: number };

/** One page of a list, from where its order reads it best. */
async function readRow(
  db: Db,
  { resolved, input: { query, state }, limit }: Reading,
  finders: Omit<CatalogContext, 'vocabulary'>,
): Promise<Outcome<RowWithCursor>> {
  const { order, after, phrase, isIndexed, indexed, match } = resolved;
  const { view } = query;
  const page = { match, order, phrase, after, limit, view, isOwn: state !== undefined };
  if (order === 'relevance') {
    return readFound(db, { page, resolved }, finders);
  }
  const read = isIndexed ? readFiltered(db, { page, indexed }, finders) : readAll(db, page, finders.facetIndex);
  return withCursor(await read, order);
}

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
  const row = await readRow(db, { resolved, input, limit }, finders);
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

const sizeOrder: string[] = Object.values(sizesByType).flat();
const ownOrder: Partial<Record<FacetName, readonly string[]>> = { size: sizeOrder, priceRange: priceRangeIds };

/** Counts as an answer: sizes and price ranges in their own order, the others by count. */
function arrangeFacets(counts: FacetCounts): Facets {
  const list = (name: FacetName) => {
    const values = [...counts[name]].map(([value, count]) => ({ value, count }));
    const order = ownOrder[name];
    return order === undefined
      ? values.sort((a, b) => b.count - a.count || a.value.localeCompare(b.value))
      : values.sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value));
  };
  return {
    category: list('category'),
    subcategory: list('subcategory'),
    brand: list('brand'),
    size: list('size'),
    tag: list('tag').slice(0, TAGS_OFFERED),
    ...ofFilters(list),
    priceRange: list('priceRange'),
  };
}

const NO_FACETS = JSON.stringify(arrangeFacets(fromKeys(facetNames, () => new Map<string, number>())));
/** The answers of counts that the facet index keeps. */
const finished = new WeakMap<FacetCounts, string>();

/** Live counts beside the filters, as JSON. */
export async function buildFacets(
  db: Db,
  query: ListQuery,
  { facetIndex, ...finders }: Pick<CatalogContext, 'facetIndex' | 'search' | 'vocabulary'>,
): Promise<string> {
  const { match } = await resolveMatch(db, { query }, finders);
  if (match === undefined) {
    return NO_FACETS;
  }
  await facetIndex.refresh();
  const counts = await facetIndex.facets(db, match);
  const text = finished.get(counts) ?? JSON.stringify(arrangeFacets(counts));
  finished.set(counts, text);
  return text;
}
