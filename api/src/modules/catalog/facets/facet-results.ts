import type { LRUCache } from 'lru-cache';
import { createByteCache } from '#byte-cache.ts';
import { toUuidArray } from '#db/uuid-array.ts';
import type { Match } from '../match.ts';
import type { FacetCounts, FacetIndex } from './facet-index.ts';

/** Limits in bytes, since visitors can filter by anything. */
const MAX_BYTES = { totals: 2 * 1024 * 1024, counts: 8 * 1024 * 1024, few: 8 * 1024 * 1024 };
/** Texts in a result belong to the index, so a result costs the reference to each, and its place in the answer. */
const PLACE_BYTES = 128;

type Kept<Value> = { value: Value; category: string | undefined };
type Results<Value> = Pick<LRUCache<string, Kept<Value>>, 'get' | 'set' | 'entries' | 'delete'>;

function remember<Value>(kept: Results<Value>, match: Match, count: () => Value): Value {
  const key = JSON.stringify(match);
  const known = kept.get(key) ?? { value: count(), category: match.category };
  kept.set(key, known);
  return known.value;
}

/** Forgets what a change in one of these categories can have changed. */
function forgetIn<Value>(kept: Results<Value>, categories: ReadonlySet<string>) {
  for (const [key, { category }] of [...kept.entries()]) {
    if (category === undefined || categories.has(category)) {
      kept.delete(key);
    }
  }
}

/** Results of a facet index, each counted once, until it is forgotten. */
export function createFacetResults() {
  const totals = createByteCache<string, Kept<number>>({ maxBytes: MAX_BYTES.totals, sizeOf: () => 0 });
  const counts = createByteCache<string, Kept<FacetCounts>>({
    maxBytes: MAX_BYTES.counts,
    sizeOf: ({ value }) => Object.values(value).reduce((sum, counted) => sum + counted.size * PLACE_BYTES, 0),
  });
  const few = createByteCache<string, Kept<Buffer>>({ maxBytes: MAX_BYTES.few, sizeOf: ({ value }) => value.length });
  return {
    total: (facetIndex: FacetIndex, match: Match) => remember(totals, match, () => facetIndex.total(match)),
    facets: (facetIndex: FacetIndex, match: Match) => remember(counts, match, () => facetIndex.facets(match)),
    /** As an array of PostgreSQL, because making one of a thousand ids costs more than the rest of a statement. */
    ids: (facetIndex: FacetIndex, match: Match) => remember(few, match, () => toUuidArray(facetIndex.ids(match))),
    /** After a change in these categories. Facets count what other categories would have, so all of them go. */
    forgetIn(categories: ReadonlySet<string>) {
      forgetIn(totals, categories);
      forgetIn(few, categories);
      counts.clear();
    },
    clear() {
      totals.clear();
      counts.clear();
      few.clear();
    },
    /** What is kept, in bytes. */
    size: () => totals.calculatedSize + counts.calculatedSize + few.calculatedSize,
  };
}
