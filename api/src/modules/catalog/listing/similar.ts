import type { Fresh } from '#plugins/answers.ts';
import { findNearest, findSimilar } from '../product.repository.ts';
import { type CatalogSources, findFew } from './catalog.service.ts';
import { formatSimilarCursor, parseSimilarCursor, type SimilarCursor } from './product-cursor.ts';
import { listProducts } from './product-list.repository.ts';

const PAGE_SIZE = 12;

type Sources = Pick<CatalogSources, 'db' | 'facetIndex'>;
type Page = Fresh & { bytes: Buffer };

function toPage(bytes: Buffer, total: number, next: SimilarCursor | undefined): Page {
  const headers: Record<string, string> = { 'x-total-count': String(total) };
  if (next) {
    headers['x-next-cursor'] = formatSimilarCursor(next);
  }
  return { bytes, headers };
}

/** Number of products that share a tag, as of the last refresh; minus one for the product itself, which matches too. */
const countSimilar = ({ facetIndex }: Sources, tag: string[]) =>
  tag.length === 0 ? 0 : Math.max(0, facetIndex.total({ tag }) - 1);

/** The nearest products: read from the best sold, not from the whole catalogue. */
async function buildFirst(sources: Sources, id: string, first: number): Promise<Page | undefined> {
  const [found] = await Promise.all([findSimilar(sources.db, id, first), sources.facetIndex.refresh()]);
  if (!found) {
    return undefined;
  }
  const total = countSimilar(sources, found.tags);
  return toPage(found.bytes, total, found.count < total ? { first, after: undefined } : undefined);
}

/** All others, in the order and with the code of any list. */
async function buildRest(
  sources: Sources,
  id: string,
  { first, after }: SimilarCursor,
  limit: number,
): Promise<Page | undefined> {
  const { db, facetIndex } = sources;
  const nearest = await findNearest(db, id, first);
  if (!nearest) {
    return undefined;
  }
  const tag = nearest.tags;
  const among = await findFew(facetIndex, { tag });
  const match = { tag, notIds: [id, ...nearest.ids] };
  const page = { match, order: 'mostSold', after, limit, view: 'card', among } as const;
  const row = await listProducts(db, page, await facetIndex.snapshot());
  await facetIndex.apply(row);
  const last = row.nextKey !== null && row.nextId !== null ? { key: row.nextKey, id: row.nextId } : undefined;
  return toPage(row.bytes, countSimilar(sources, tag), last && { first, after: last });
}

/**
 * One page of the products that share a tag with this one, without itself (product-rules.md#similar-products): most
 * common tags first, then, from the second page on, best sold. Totals and the next page as in every list; undefined
 * when the product does not exist.
 */
export function buildSimilar(
  sources: Sources,
  id: string,
  { limit = PAGE_SIZE, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Promise<Page | undefined> {
  return cursor === undefined
    ? buildFirst(sources, id, limit)
    : buildRest(sources, id, parseSimilarCursor(cursor), limit);
}
