import type { Db } from '@aaram/runtime/db';
import { countGathered } from '../gather.repository.ts';
import type { Match } from '../match.ts';
import type { FacetCounts, FacetIndex } from './facet-index.ts';
import { createFacetResults } from './facet-results.ts';
import { countFacets } from './facets.repository.ts';
import { facetNames } from './match-test.ts';
import { estimateFacets, roundEstimate } from './sample.ts';

/** The index has one of `nth` products: with 1 it is whole. */
export type Held = { facetIndex: FacetIndex; nth: number };

/**
 * What a facet index tells. A sample tells about how many; where it tells of at most `maxCounted` products, the database
 * counts them one by one.
 */
export function createFacetAnswers(maxCounted: number) {
  const results = createFacetResults();
  const estimate = ({ facetIndex, nth }: Held, match: Match) => results.total(facetIndex, match) * nth;
  const isCounted = (held: Held, match: Match) => held.nth > 1 && estimate(held, match) <= maxCounted;

  return {
    size: results.size,
    clear: results.clear,
    follow: results.follow,
    async total(db: Db, held: Held, match: Match): Promise<number> {
      if (isCounted(held, match)) {
        return countGathered(db, match);
      }
      return held.nth === 1 ? estimate(held, match) : roundEstimate(estimate(held, match));
    },
    /** Whether any product matches: what a sample has need not be counted. */
    has: async (db: Db, held: Held, match: Match): Promise<boolean> =>
      results.total(held.facetIndex, match) > 0 || (held.nth > 1 && (await countGathered(db, match)) > 0),
    async facets(db: Db, held: Held, match: Match): Promise<FacetCounts> {
      const counts = results.facets(held.facetIndex, match);
      if (held.nth === 1) {
        return counts;
      }
      const exact = facetNames.filter((name) => isCounted(held, { ...match, [name]: undefined }));
      const estimated = estimateFacets(counts, held.nth);
      return exact.length === 0 ? estimated : { ...estimated, ...(await countFacets(db, match, exact)) };
    },
    isRare: (held: Held, match: Match, atMost: number): boolean => held.nth > 1 && estimate(held, match) <= atMost,
    few: ({ facetIndex, nth }: Held, match: Match, atMost: number): string | undefined =>
      nth > 1 || results.total(facetIndex, match) > atMost ? undefined : results.ids(facetIndex, match),
  };
}
