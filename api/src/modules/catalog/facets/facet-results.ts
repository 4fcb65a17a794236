import { createHash } from 'node:crypto';
import { createByteCache } from '@aaram/runtime/cache';
import { writeIdArray } from '@aaram/runtime/db/values';
import type { LRUCache } from 'lru-cache';
import type { Match } from '../match.ts';
import type { FacetCounts, FacetIndex, Touched } from './facet-index.ts';
import { type FacetName, type Facts, facetNames, type Test } from './match-test.ts';

/** Limits in bytes, since visitors can filter by anything. */
const MAX_BYTES = { totals: 2 * 1024 * 1024, counts: 8 * 1024 * 1024, few: 8 * 1024 * 1024 };
/** Texts in a result belong to the index, so a result costs the reference to each, and its entry in the answer. */
const ENTRY_BYTES = 128;

type Cached<Value> = { value: Value; test: Test | undefined };
type Results<Value> = Pick<LRUCache<string, Cached<Value>>, 'get' | 'set' | 'entries' | 'delete'>;
type Change = Pick<Touched, 'before' | 'after'>;

const MAX_KEY_LENGTH = 200;

/** More changes at once than this (an import) are not followed one by one. */
const MAX_FOLLOWED_CHANGES = 200;

/** A match as a key; that of a search, with all its words, as a checksum. */
function keyOf(match: Match): string {
  const text = JSON.stringify(match);
  return text.length <= MAX_KEY_LENGTH ? text : createHash('sha256').update(text).digest('base64url');
}

function remember<Value>(cached: Results<Value>, { facetIndex, match }: Asked, count: () => Value): Value {
  if (match.price !== undefined) {
    // A change of a price within its range is none that filters see, so the cached total would stay old.
    return count();
  }
  const key = keyOf(match);
  const known = cached.get(key) ?? { value: count(), test: facetIndex.test(match) };
  cached.set(key, known);
  return known.value;
}
type Asked = { facetIndex: FacetIndex; match: Match };

const passes = (test: Test, facts: Facts | undefined) => facts !== undefined && test(facts) === undefined;

/** The facets in which a product counts: all when it passes, one when it fails that filter alone, else none. */
function countedIn(test: Test, facts: Facts | undefined): readonly FacetName[] {
  const failed = facts === undefined ? null : test(facts);
  if (failed === undefined) {
    return facetNames;
  }
  return failed === null ? [] : [failed];
}

/** Counts a product in, or out with -1. */
function add(counts: FacetCounts, { name, values, by }: { name: FacetName; values: readonly string[]; by: number }) {
  for (const value of values) {
    const count = (counts[name].get(value) ?? 0) + by;
    if (count === 0) {
      counts[name].delete(value);
    } else {
      counts[name].set(value, count);
    }
  }
}

/** The counts after a change of one product; the same object when nothing of them changed. */
function recount(
  facetIndex: FacetIndex,
  { value: counts, test }: Cached<FacetCounts> & { test: Test },
  change: Change,
) {
  const { before, after } = change;
  const were = countedIn(test, before);
  const are = countedIn(test, after);
  let isChanged = false;
  for (const name of facetNames) {
    const was = before !== undefined && were.includes(name);
    const is = after !== undefined && are.includes(name);
    if ((was || is) && !(was && is && before.sets[name] === after.sets[name])) {
      isChanged = true;
      add(counts, { name, values: was ? facetIndex.valuesOf(before, name) : [], by: -1 });
      add(counts, { name, values: is ? facetIndex.valuesOf(after, name) : [], by: 1 });
    }
  }
  return isChanged ? { ...counts } : counts;
}

/** Forgets the results for which `isForgotten`. */
function forget<Value>(cached: Results<Value>, isForgotten: (one: Cached<Value>) => boolean) {
  for (const [key, one] of [...cached.entries()]) {
    if (isForgotten(one)) {
      cached.delete(key);
    }
  }
}

/** Results of a facet index: each counted once, then updated with every change of a product. */
export function createFacetResults() {
  const totals = createByteCache<string, Cached<number>>({ maxBytes: MAX_BYTES.totals, sizeOf: () => 0 });
  const counts = createByteCache<string, Cached<FacetCounts>>({
    maxBytes: MAX_BYTES.counts,
    sizeOf: ({ value }) => Object.values(value).reduce((sum, counted) => sum + counted.size * ENTRY_BYTES, 0),
  });
  const few = createByteCache<string, Cached<string>>({ maxBytes: MAX_BYTES.few, sizeOf: ({ value }) => value.length });

  function clear() {
    totals.clear();
    counts.clear();
    few.clear();
  }

  function followOne(facetIndex: FacetIndex, change: Change) {
    const { before, after } = change;
    for (const one of totals.values()) {
      const { test } = one;
      one.value += test === undefined ? 0 : Number(passes(test, after)) - Number(passes(test, before));
    }
    forget(few, ({ test }) => test === undefined || passes(test, before) !== passes(test, after));
    for (const [key, one] of [...counts.entries()]) {
      const { test } = one;
      const value = test === undefined ? one.value : recount(facetIndex, { ...one, test }, change);
      if (value !== one.value) {
        // Its size is counted when it is set, and only if it was not there.
        counts.delete(key);
        counts.set(key, { ...one, value });
      }
    }
  }

  return {
    total: (facetIndex: FacetIndex, match: Match) =>
      remember(totals, { facetIndex, match }, () => facetIndex.total(match)),
    facets: (facetIndex: FacetIndex, match: Match) =>
      remember(counts, { facetIndex, match }, () => facetIndex.facets(match)),
    /** As an array of PostgreSQL, because making one of a thousand ids costs more than the rest of a statement. */
    ids: (facetIndex: FacetIndex, match: Match) =>
      remember(few, { facetIndex, match }, () => writeIdArray(facetIndex.ids(match))),
    /** After these changes of what filters see. Counting again would scan the whole catalogue, for each result. */
    follow(facetIndex: FacetIndex, changes: readonly Change[]) {
      if (changes.length > MAX_FOLLOWED_CHANGES) {
        clear();
        return;
      }
      forget(totals, ({ test }) => test === undefined);
      forget(counts, ({ test }) => test === undefined);
      for (const change of changes) {
        followOne(facetIndex, change);
      }
    },
    clear,
    /** Size of what is cached, in bytes. */
    size: () => totals.calculatedSize + counts.calculatedSize + few.calculatedSize,
  };
}
