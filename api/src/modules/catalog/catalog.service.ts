import {
  type Facets,
  type ProductSummary,
  priceRangeIds,
  type Suggestion,
  sizesByType,
} from '@aaram/shared-domain/catalog';
import type { Db } from '#db/pool.ts';
import type { Fresh } from '#plugins/answers.ts';
import { countFacets } from './facets.repository.ts';
import { formatCursor, type ListOrder, parseCursor } from './product-cursor.ts';
import { countProducts, listProducts, type Match } from './product-list.repository.ts';
import { type ListQuery, resolveCategoryName } from './product-query.ts';
import { toSummary } from './product-summary.ts';
import { resolveWords } from './search-words.ts';

/** Beyond so many, the total is not counted further: `x-total-count` stays there. */
const COUNT_CAP = 5000;
const MAX_SUGGESTIONS = 10;
const CANDIDATES = 30;

type Resolved = { match: Match; corrected: string | null };

/** What a query asks for in the database's terms; undefined when nothing can match it. */
async function resolveMatch(db: Db, query: ListQuery): Promise<Resolved | undefined> {
  const category = resolveCategoryName(query.category);
  const search = await resolveWords(db, query.q ?? '');
  if (category === null || search.kind === 'never') {
    return undefined;
  }
  const { subcategory, brand, size, tag, priceRange } = query;
  return {
    match: { words: search.words, category, subcategory, brand, size, tag, priceRange },
    corrected: search.corrected,
  };
}

type ListOptions = { sellerId?: string | undefined; defaultOrder?: ListOrder };

/**
 * One page of cards, or all of them when no `limit` is asked for. Totals and the next page travel in the headers
 * `x-total-count` (counted up to 5000), `x-next-cursor`, and `x-search-corrected` when a misspelt search was understood.
 */
export async function buildList(
  db: Db,
  query: ListQuery,
  { sellerId, defaultOrder = 'mostSold' }: ListOptions = {},
): Promise<Fresh & { json: ProductSummary[] }> {
  const order = query.sort ?? defaultOrder;
  const after = parseCursor(order, query.cursor);
  const resolved = await resolveMatch(db, query);
  if (resolved === undefined) {
    return { json: [], headers: { 'x-total-count': '0' } };
  }
  const match = { ...resolved.match, sellerId };
  const { limit } = query;
  const [rows, counted] = await Promise.all([
    listProducts(db, { match, order, after, limit: limit === undefined ? undefined : limit + 1 }),
    limit === undefined && after === undefined ? undefined : countProducts(db, match, COUNT_CAP),
  ]);
  const page = limit === undefined ? rows : rows.slice(0, limit);
  const headers: Record<string, string> = { 'x-total-count': String(counted ?? rows.length) };
  const last = page.at(-1);
  if (last !== undefined && rows.length > page.length) {
    headers['x-next-cursor'] = formatCursor(order, { key: last.sortKey, id: last.id });
  }
  if (resolved.corrected !== null) {
    headers['x-search-corrected'] = encodeURIComponent(resolved.corrected);
  }
  return { json: page.map(toSummary), headers };
}

const sizeOrder: string[] = Object.values(sizesByType).flat();

/** Live counts beside the filters; sizes and price ranges in their own order, the rest by how much they offer. */
export async function buildFacets(db: Db, query: ListQuery): Promise<Facets> {
  const facets: Facets = { subcategory: [], brand: [], size: [], tag: [], priceRange: [] };
  const resolved = await resolveMatch(db, query);
  const rows = resolved === undefined ? [] : await countFacets(db, resolved.match);
  for (const { facet, value, count } of rows) {
    facets[facet].push({ value, count });
  }
  for (const facet of ['subcategory', 'brand', 'tag'] as const) {
    facets[facet].sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
  }
  facets.size.sort((a, b) => sizeOrder.indexOf(a.value) - sizeOrder.indexOf(b.value));
  const ranges: string[] = priceRangeIds;
  facets.priceRange.sort((a, b) => ranges.indexOf(a.value) - ranges.indexOf(b.value));
  return facets;
}

/** At most ten products whose name, brand, category or subcategory contains what was typed (specification §5), best first. */
export async function buildSuggestions(db: Db, q: string): Promise<Suggestion[]> {
  const search = await resolveWords(db, q);
  if (search.kind === 'never' || search.words.length === 0) {
    return [];
  }
  const rows = await listProducts(db, { match: { words: search.words }, order: 'mostSold', limit: CANDIDATES });
  const first = search.words[0]?.[0] ?? '';
  return rows
    .map(toSummary)
    .sort((a, b) => rankName(a, first) - rankName(b, first))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ _id, name, brand, category, price, images }) => ({
      _id,
      name,
      brand,
      category,
      price,
      image: images[0] ?? null,
    }));
}

/** 0 when the name begins with the word, 1 when one of its words does, 2 otherwise. */
function rankName(product: ProductSummary, word: string): number {
  const name = product.name.toLowerCase();
  if (name.startsWith(word)) {
    return 0;
  }
  return name.includes(` ${word}`) ? 1 : 2;
}
