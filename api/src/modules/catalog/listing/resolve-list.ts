import type { Db } from '@aaram/runtime/db';
import type { SearchNotice, StateFilter, StockLevel } from '@aaram/shared-domain/catalog';
import { ofFilters } from '@aaram/shared-domain/product-fields';
import { type Outcome, Refusal } from '#outcome.ts';
import type { LiveFacetIndex } from '../facets/live-facet-index.ts';
import type { Match } from '../match.ts';
import { type ListQuery, resolveCategoryName } from '../product-query.ts';
import { resolveSearch } from '../search/resolve-search.ts';
import type { SearchPort } from '../search/search-port.ts';
import { toPhrase } from '../search/search-words.ts';
import type { LiveVocabulary } from '../search/understand/live-vocabulary.ts';
import { type Cursor, type ListOrder, parseCursor, parseSearchCursor, type SearchCursor } from './product-cursor.ts';

/** What the catalogue's answers come from besides the database. */
export type CatalogContext = {
  facetIndex: LiveFacetIndex;
  search: SearchPort;
  vocabulary: LiveVocabulary;
};
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

export type ResolvedList = {
  order: ListOrder;
  after: Cursor | undefined;
  /** Where a list by relevance goes on. */
  step: SearchCursor | undefined;
  /** The typed text, folded. */
  phrase: string;
  isIndexed: boolean;
  /** The match as far as the facet index knows it. */
  indexed: Match;
  match: Match;
  notice: SearchNotice | null;
};
