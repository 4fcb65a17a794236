import type { LRUCache } from 'lru-cache';
import { createByteCache } from '#byte-cache.ts';
import type { Db, Pool } from '#db/pool.ts';
import { countProducts } from '../listing/product-list.repository.ts';
import type { Match } from '../match.ts';
import { type Changes, findChanges, readFacetIndex, readIndexedProducts } from './facet-index.repository.ts';
import { createFacetIndex, type FacetCounts, type FacetIndex } from './facet-index.ts';
import { countFacets } from './facets.repository.ts';

/** About 500 bytes each, so 125 MB; with more products the database counts. */
const MOST_PRODUCTS = 250_000;
/** Half as long as product changes are kept. */
const TOO_OLD_MS = 30 * 60_000;
/** More changes at once (an import) lead to a rebuild. */
const TOO_MANY = 5000;
/** Limits in bytes for cached results, since visitors can filter by anything. */
const MAX_BYTES = { totals: 2 * 1024 * 1024, counts: 8 * 1024 * 1024, few: 8 * 1024 * 1024 };
/** Texts in a result belong to the index, so a result only costs the reference to each. */
const PLACE_BYTES = 64;

type Kept<Value> = { value: Value };
type Results<Value> = Pick<LRUCache<string, Kept<Value>>, 'get' | 'set'>;
/** Without an index when the catalogue is too large for it. */
type Loaded = { facetIndex: FacetIndex | undefined; snapshot: string; lookedAt: number };

/**
 * The facet index of this process, kept equal to the database: each use asks the database, in the same statement as its
 * list or in a separate one, what was committed since the last use. So it never misses a change and never lags, without
 * messages between processes. With more than `most` products nothing is kept, and the database counts.
 */
export function createLiveFacetIndex(primary: Pool, { most = MOST_PRODUCTS }: { most?: number } = {}) {
  let loaded: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const totals = createByteCache<string, Kept<number>>({ maxBytes: MAX_BYTES.totals, sizeOf: () => 0 });
  const counts = createByteCache<string, Kept<FacetCounts>>({
    maxBytes: MAX_BYTES.counts,
    sizeOf: ({ value }) => Object.values(value).reduce((sum, counted) => sum + counted.size * PLACE_BYTES, 0),
  });
  const few = createByteCache<string, Kept<string[]>>({
    maxBytes: MAX_BYTES.few,
    sizeOf: ({ value }) => value.length * PLACE_BYTES,
  });

  function forgetResults() {
    totals.clear();
    counts.clear();
    few.clear();
  }

  async function load(): Promise<Loaded> {
    const facetIndex = createFacetIndex();
    const lookedAt = Date.now();
    const { snapshot, isWhole } = await readFacetIndex(primary, facetIndex.put, most);
    loaded = { facetIndex: isWhole ? facetIndex : undefined, snapshot, lookedAt };
    forgetResults();
    return loaded;
  }

  function open(): Promise<Loaded> {
    if (loaded !== undefined && Date.now() - loaded.lookedAt < TOO_OLD_MS) {
      return Promise.resolve(loaded);
    }
    loading ??= load().finally(() => {
      loading = undefined;
    });
    return loading;
  }

  async function readAgain(facetIndex: FacetIndex, ids: readonly string[]) {
    const items = new Map((await readIndexedProducts(primary, ids)).map((item) => [item.id, item]));
    const changed = ids.map((id) => {
      const item = items.get(id);
      return item === undefined ? facetIndex.remove(id) : facetIndex.put(item);
    });
    // Most changes, such as another price in the same range, change no result.
    if (changed.includes(true)) {
      forgetResults();
    }
  }

  async function take(state: Loaded, { changed, snapshot }: Changes) {
    const ids = changed ?? [];
    const { facetIndex } = state;
    if (facetIndex !== undefined && (ids.length > TOO_MANY || facetIndex.isWorn())) {
      await load();
      return;
    }
    if (facetIndex !== undefined && ids.length > 0) {
      await readAgain(facetIndex, ids);
      state.facetIndex = facetIndex.size() > most ? undefined : facetIndex;
    }
    state.snapshot = snapshot;
    state.lookedAt = Date.now();
  }

  /** One at a time, so that later changes are applied last. */
  function apply(state: Loaded, changes: Changes): Promise<void> {
    if (changes.changed === null) {
      state.snapshot = changes.snapshot;
      state.lookedAt = Date.now();
      return Promise.resolve();
    }
    const done = last.then(() => take(state, changes));
    last = done.catch(() => undefined);
    return done;
  }

  /** A result of the index, counted once; undefined without an index. */
  function remember<Value>(kept: Results<Value>, match: Match, count: (facetIndex: FacetIndex) => Value) {
    if (loaded?.facetIndex === undefined) {
      return undefined;
    }
    const key = JSON.stringify(match);
    const known = kept.get(key) ?? { value: count(loaded.facetIndex) };
    kept.set(key, known);
    return known.value;
  }
  const countInMemory = (match: Match) => remember(totals, match, (facetIndex) => facetIndex.total(match));

  return {
    /** The snapshot of the last refresh, for a statement that also returns what changed since. */
    snapshot: async () => (await open()).snapshot,
    /** Applies the changes that such a statement returned. */
    async apply(changes: Changes) {
      await apply(await open(), changes);
    },
    /** Applies everything committed so far. */
    async refresh() {
      const state = await open();
      await apply(state, await findChanges(primary, state.snapshot));
    },
    /** Size of the cached results in bytes. */
    size: () => totals.calculatedSize + counts.calculatedSize + few.calculatedSize,
    /** How many products match, as of the last refresh. */
    total: async (db: Db, match: Match): Promise<number> => countInMemory(match) ?? countProducts(db, match),
    /** The counts beside the filters, as of the last refresh. */
    facets: async (db: Db, match: Match): Promise<FacetCounts> =>
      remember(counts, match, (facetIndex) => facetIndex.facets(match)) ?? countFacets(db, match),
    /** The ids of all matches, as of the last refresh; undefined when there are more than `atMost`, or no index. */
    few: (match: Match, atMost: number): string[] | undefined =>
      (countInMemory(match) ?? Number.POSITIVE_INFINITY) > atMost
        ? undefined
        : remember(few, match, (facetIndex) => facetIndex.ids(match)),
  };
}
export type LiveFacetIndex = ReturnType<typeof createLiveFacetIndex>;
