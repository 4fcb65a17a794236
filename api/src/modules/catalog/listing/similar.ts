import type { Db } from '@aaram/runtime/db';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import type { Fresh } from '#read-path/answer.ts';
import * as common from '#texts/common.ts';
import type { LiveFacetIndex } from '../facets/live-facet-index.ts';
import { filtersOf } from '../facets/topics.ts';
import { findNearest, findSimilar } from '../product.repository.ts';
import type { SearchPort } from '../search/search-port.ts';
import { findFew } from './list-page.ts';
import { formatSimilarCursor, parseSimilarCursor, type SimilarCursor } from './product-cursor.ts';
import { listProducts } from './product-list.repository.ts';

const PAGE_SIZE = 12;

type Context = { facetIndex: LiveFacetIndex; search: SearchPort };
type Page = Fresh & { text: string };

type Shown = { text: string; ids: readonly string[] | undefined };

function toPage({ text, ids }: Shown, total: number, next: SimilarCursor | undefined): Page {
  const headers: Record<string, string> = { 'x-total-count': String(total) };
  if (next) {
    headers['x-next-cursor'] = formatSimilarCursor(next);
  }
  return { text, headers, topics: ids && [...ids, filtersOf(undefined)] };
}

/** Number of products that share a tag, as of the last refresh; minus one for the product itself, which matches too. */
const countSimilar = async (db: Db, tag: string[], { facetIndex }: Context) =>
  tag.length === 0 ? 0 : Math.max(0, (await facetIndex.total(db, { tag })) - 1);

/** The nearest products: read from the best sold, not from the whole catalogue. */
async function buildFirst(db: Db, { id, first }: { id: string; first: number }, context: Context) {
  const [found] = await Promise.all([findSimilar(db, id, first), context.facetIndex.refresh()]);
  if (!found) {
    return refuse('NOT_FOUND', common.productNotFound);
  }
  const total = await countSimilar(db, found.tags, context);
  return toPage(found, total, found.count < total ? { first, after: undefined } : undefined);
}

/** All others, in the order and with the code of any list. */
async function buildRest(
  db: Db,
  { id, first, after, limit }: SimilarCursor & { id: string; limit: number },
  context: Context,
) {
  const { facetIndex } = context;
  const nearest = await findNearest(db, id, first);
  if (!nearest) {
    return refuse('NOT_FOUND', common.productNotFound);
  }
  const tag = nearest.tags;
  const among = await findFew(db, { tag }, context);
  const match = { tag, notIds: [id, ...nearest.ids] };
  const page = { match, order: 'mostSold', after, limit, view: 'card', among } as const;
  const row = await listProducts(db, page, await facetIndex.snapshot());
  await facetIndex.apply(row);
  const last = row.nextKey !== null && row.nextId !== null ? { key: row.nextKey, id: row.nextId } : undefined;
  return toPage(row, await countSimilar(db, tag, context), last && { first, after: last });
}

/**
 * One page of the products that share a tag with this one, without itself (product-rules.md#similar-products): most
 * common tags first, then, from the second page on, best sold. Totals and the next page as in every list.
 */
export async function buildSimilar(
  db: Db,
  { id, limit = PAGE_SIZE, cursor }: { id: string; limit?: number | undefined; cursor?: string | undefined },
  context: Context,
): Promise<Outcome<Page>> {
  if (cursor === undefined) {
    return buildFirst(db, { id, first: limit }, context);
  }
  const position = parseSimilarCursor(cursor);
  return position instanceof Refusal ? position : buildRest(db, { id, limit, ...position }, context);
}
