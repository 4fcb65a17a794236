import {
  type Facets,
  priceRangeIds,
  type StateFilter,
  type StockLevel,
  sizesByType,
} from '@aaram/shared-domain/catalog';
import type { Db } from '#db/pool.ts';
import { type Outcome, Refusal } from '#outcome.ts';
import type { Fresh } from '#read-path/answer.ts';
import type { FacetCounts } from '../facets/facet-index.ts';
import type { LiveFacetIndex } from '../facets/live-facet-index.ts';
import { type FacetName, facetNames } from '../facets/match-test.ts';
import type { MovingOrder } from '../facets/page-ends.ts';
import { filtersOf } from '../facets/topics.ts';
import type { Match } from '../match.ts';
import { type ListQuery, resolveCategoryName } from '../product-query.ts';
import type { SearchPort } from '../search/search-port.ts';
import { readWords, resolveWords } from '../search/search-words.ts';
import type { HotReads } from './hot-reads.ts';
import { type Cursor, formatCursor, type ListOrder, parseCursor } from './product-cursor.ts';
import { countProducts, type ListRow, listProducts } from './product-list.repository.ts';
import type { Page } from './product-list.sql.ts';

/** Up to this many matches are read by their ids; with more, the index of the order finds a page after a short scan. */
const FEW = 1000;
const TAGS_OFFERED = 24;

/** What the catalogue's answers come from besides the database. */
export type CatalogContext = { facetIndex: LiveFacetIndex; search: SearchPort; hot: HotReads };
type Finders = Pick<CatalogContext, 'facetIndex' | 'search'>;
type Resolved = { match: Match; corrected: string | null };

/** Longest list that is answered as one text when no `limit` is given; longer ones are written piece by piece. */
const MOST_AT_ONCE = 200;

/** The conditions of a query as a match; undefined when nothing can match. */
async function resolveMatch(db: Db, query: ListQuery, withDrafts = false): Promise<Resolved | undefined> {
  const category = resolveCategoryName(query.category);
  if (category === null) {
    return undefined;
  }
  const { q, subcategory, brand, size, tag, country, priceRange } = query;
  const filters = { category, subcategory, brand, size, tag, country, priceRange };
  if (q === undefined) {
    return { match: filters, corrected: null };
  }
  const search = withDrafts ? readWords(q) : await resolveWords(db, q);
  return search.kind === 'never'
    ? undefined
    : { match: { ...filters, words: search.words }, corrected: search.corrected };
}

const isFiltered = (match: Match) => Object.entries(match).some(([name, value]) => name !== 'category' && value);

/**
 * The ids of a match as an array of PostgreSQL, when they are so few that reading by id is faster than any index;
 * otherwise undefined.
 */
export async function findFew(db: Db, match: Match, { facetIndex, search }: Finders): Promise<Buffer | undefined> {
  if (!isFiltered(match) || (await search.few(db, match, FEW)) === undefined) {
    return undefined;
  }
  await facetIndex.refresh();
  return search.few(db, match, FEW);
}

/** A page of any other list. `indexed` is its match as far as the facet index knows it. */
async function readFiltered(db: Db, { page, indexed }: { page: Page; indexed: Match }, finders: Finders) {
  const { facetIndex, search } = finders;
  const read = async (among: Buffer | undefined) => {
    const row = await listProducts(db, { ...page, among }, await facetIndex.snapshot());
    await facetIndex.apply(row);
    return row;
  };
  const known = isFiltered(indexed) ? await search.few(db, indexed, FEW) : undefined;
  const isOfMemory = known !== undefined && facetIndex.few(indexed, FEW)?.equals(known);
  const row = await read(known);
  // The statement tells what has changed since these ids were found, so nobody has to ask before.
  const isRight = !isOfMemory || facetIndex.few(indexed, FEW)?.equals(known);
  return isRight ? row : read(await findFew(db, indexed, finders));
}

/** A page of products that the facet index does not know. */
async function readAll(db: Db, page: Page, facetIndex: LiveFacetIndex) {
  const row = await listProducts(db, page, await facetIndex.snapshot());
  await facetIndex.apply(row);
  return row;
}

export type ListInput = {
  query: ListQuery;
  sellerId?: string | undefined;
  stockLevel?: StockLevel | undefined;
  /** Of a seller's list, which tells the state of each product. */
  state?: StateFilter | undefined;
  defaultOrder?: ListOrder;
};

/** What a list asks for; undefined when nothing can match. */
export async function resolveList(
  db: Db,
  { query, sellerId, stockLevel, state, defaultOrder = 'mostSold' }: ListInput,
): Promise<Outcome<ResolvedList | undefined>> {
  const order = query.sort ?? defaultOrder;
  const after = parseCursor(order, query.cursor);
  if (after instanceof Refusal) {
    return after;
  }
  // The facet index and the known words have nothing of drafts.
  const isIndexed = state === undefined || state === 'published';
  const resolved = await resolveMatch(db, query, !isIndexed);
  if (resolved === undefined) {
    return undefined;
  }
  // The facet index knows sizes in stock but not quantities: it finds too many, so the database checks again.
  const indexed = { ...resolved.match, sellerId };
  return { order, after, isIndexed, indexed, match: { ...indexed, stockLevel, state }, corrected: resolved.corrected };
}

type ResolvedList = {
  order: ListOrder;
  after: Cursor | undefined;
  isIndexed: boolean;
  /** The match as far as the facet index knows it. */
  indexed: Match;
  match: Match;
  corrected: string | null;
};

/** Headers of a list: `x-search-corrected` when a misspelt search was corrected. */
export const correctionOf = ({ corrected }: ResolvedList): Record<string, string> =>
  corrected === null ? {} : { 'x-search-corrected': encodeURIComponent(corrected) };

/**
 * One page of products, or all of them when the query has no `limit`; whole ones unless it asks for cards. Headers:
 * `x-total-count` (exact), `x-next-cursor` (the next page), `x-search-corrected` (when a misspelt search was
 * corrected). Undefined when there is no `limit` and the list is too long for one text (`openLongList`).
 */
export async function buildList(
  db: Db,
  input: ListInput,
  { hot, ...finders }: CatalogContext,
): Promise<Outcome<(Fresh & { text: string }) | undefined>> {
  const resolved = await resolveList(db, input);
  if (resolved instanceof Refusal) {
    return resolved;
  }
  if (resolved === undefined) {
    return { text: '[]', headers: { 'x-total-count': '0' }, topics: [filtersOf(undefined)] };
  }
  const { order, after, isIndexed, indexed, match } = resolved;
  const { view } = input.query;
  const { limit = MOST_AT_ONCE } = input.query;
  const { state } = input;
  const { facetIndex } = finders;
  const isOpen = input.query.limit === undefined;
  // Counted before it is read: most long lists are not read here at all.
  if (isOpen && after === undefined && (await countList(db, resolved, finders.search)) > limit) {
    return undefined;
  }
  const read = async (): Promise<ListRow> => {
    const { category } = match;
    const isFirstPage = state === undefined && view === 'card' && !isOpen && after === undefined;
    if (isFirstPage && category !== undefined && !isFiltered(match)) {
      const first = await hot.firstPage(db, { category, order, limit });
      await facetIndex.apply(first);
      return first;
    }
    const page = { match, order, after, limit, view, isOwn: state !== undefined };
    return isIndexed ? readFiltered(db, { page, indexed }, finders) : readAll(db, page, facetIndex);
  };
  const row = await read();
  const isWhole = row.nextId === null && after === undefined;
  if (isOpen && row.nextId !== null) {
    return undefined;
  }
  const count = isWhole ? row.count : await countList(db, resolved, finders.search);
  const headers: Record<string, string> = { 'x-total-count': String(count), ...correctionOf(resolved) };
  if (row.nextKey !== null && row.nextId !== null) {
    headers['x-next-cursor'] = formatCursor(order, { key: row.nextKey, id: row.nextId });
  }
  const topics = listTopics(row, resolved, facetIndex);
  // Whole products show others of their families, and a search depends on words: the record does not tell this list of either.
  const isFollowed = topics.isFollowed && view === 'card' && match.words === undefined;
  return { text: row.text, headers, ...topics, isFollowed, snapshot: row.snapshot };
}

/** How many products a list has on all its pages. */
export const countList = (db: Db, { isIndexed, indexed, match }: ResolvedList, search: SearchPort) =>
  match.stockLevel === undefined && isIndexed ? search.total(db, indexed) : countProducts(db, match);

const isMoving = (order: ListOrder): order is MovingOrder =>
  order === 'mostSold' || order === 'priceLowHigh' || order === 'priceHighLow';

/**
 * What a page depends on: its products, what filters see in its category and, sorted by sales or price, which others can
 * move into it.
 */
function listTopics(
  { ids, nextKey }: ListRow,
  { order, after, match: { category } }: ResolvedList,
  facetIndex: LiveFacetIndex,
): { topics: string[]; isFollowed: boolean } {
  const topics = [...ids, filtersOf(category)];
  // A whole list has every product that belongs to it, wherever that moves.
  const isWhole = nextKey === null && after === undefined;
  if (isWhole || !isMoving(order)) {
    return { topics, isFollowed: true };
  }
  const end = nextKey === null ? undefined : Number(nextKey);
  const moves = facetIndex.watch({ category, order, end });
  return moves === undefined ? { topics, isFollowed: false } : { topics: [...topics, moves], isFollowed: true };
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
    country: list('country'),
    priceRange: list('priceRange'),
  };
}

const NO_FACETS = JSON.stringify(
  arrangeFacets(Object.fromEntries(facetNames.map((name) => [name, new Map()])) as FacetCounts),
);
/** The answers of counts that the facet index keeps. */
const finished = new WeakMap<FacetCounts, string>();

/** Live counts beside the filters, as JSON. */
export async function buildFacets(
  db: Db,
  query: ListQuery,
  { facetIndex }: Pick<CatalogContext, 'facetIndex'>,
): Promise<string> {
  const resolved = await resolveMatch(db, query);
  if (resolved === undefined) {
    return NO_FACETS;
  }
  await facetIndex.refresh();
  const counts = await facetIndex.facets(db, resolved.match);
  const text = finished.get(counts) ?? JSON.stringify(arrangeFacets(counts));
  finished.set(counts, text);
  return text;
}
