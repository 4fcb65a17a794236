import { type Changes, PRODUCTS } from '#read-path/changes.ts';
import type { LiveFacetIndex } from '../facets/live-facet-index.ts';
import { everyFilter } from '../facets/topics.ts';

/**
 * Who announces a change names its products; what lists see of it besides, the facet index finds out from the database,
 * once, when the next list is read.
 */
export function createCatchUp(changes: Changes, facetIndex: Pick<LiveFacetIndex, 'refresh'>) {
  let seen = 0;
  return (): Promise<void> | undefined => {
    const last = changes.lastOf(PRODUCTS);
    if (last <= seen) {
      return undefined;
    }
    const note = () => {
      seen = Math.max(seen, last);
    };
    return facetIndex.refresh().then(note, () => {
      changes.note(everyFilter);
      note();
    });
  };
}
