import type { Db } from '@aaram/runtime/db';
import { findCategory, type SearchLink } from '@aaram/shared-domain/catalog';
import type { LiveFacetIndex } from '../facets/live-facet-index.ts';
import { resolveSearch } from './resolve-search.ts';
import type { SearchPort } from './search-port.ts';
import type { LiveVocabulary } from './understand/live-vocabulary.ts';

const MAX_LINKS = 3;
type Context = { facetIndex: LiveFacetIndex; search: SearchPort; vocabulary: LiveVocabulary };

/**
 * Where else a search that is being typed may lead, at most three: to its whole words ("kurt" to "kurta") in each of the
 * shelves that have most of what it finds. None when it finds nothing or a single product, or when it is nothing but
 * the name of a shelf.
 */
export async function buildSearchLinks(db: Db, q: string, { facetIndex, ...finders }: Context): Promise<SearchLink[]> {
  if (q.trim() === '' || findCategory(q.trim()) !== undefined) {
    return [];
  }
  const { match, whole, notice } = await resolveSearch(db, { q, filters: {} }, finders);
  if (match === undefined || notice.missing.length > 0) {
    return [];
  }
  await facetIndex.refresh();
  // Products that only have the letters are none of what was meant.
  const meant = match.groups === undefined ? match : { ...match, words: undefined };
  const { category } = await facetIndex.facets(db, meant);
  const counts = [...category];
  // A single product stands in the list itself.
  if (counts.reduce((sum, [, count]) => sum + count, 0) < 2) {
    return [];
  }
  return counts
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MAX_LINKS)
    .map(([name, count]) => ({ q: whole, category: name, count }));
}
