import type { LiveFacetIndex } from '../facets/live-facet-index.ts';
import { gatherIds } from '../gather.repository.ts';
import type { SearchPort } from './search-port.ts';

/** A sample may tell of half of what there is. */
const SPARE = 2;

/** The search of the store itself: its facet index in memory and the indexes of PostgreSQL. */
export const createDatabaseSearch = (facetIndex: LiveFacetIndex): SearchPort => ({
  few: async (db, match, atMost) =>
    facetIndex.isRare(match, atMost) ? gatherIds(db, match, atMost * SPARE) : facetIndex.few(match, atMost),
  total: (db, match) => facetIndex.total(db, match),
  has: (db, match) => facetIndex.has(db, match),
});
