import type { LRUCache } from 'lru-cache';
import { createByteCache } from '#byte-cache.ts';
import type { Pool } from '#db/pool.ts';
import type { Match } from '../match.ts';
import { type Changes, findChanges, readFacetIndex, readIndexedProducts } from './facet-index.repository.ts';
import { createFacetIndex, type FacetCounts, type FacetIndex } from './facet-index.ts';

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
type Loaded = { facetIndex: FacetIndex; snapshot: string; lookedAt: number };

/**
 * The facet index of this process, kept equal to the database: each use asks the database, in the same statement as its
 * list or in a separate one, what was committed since the last use. So it never misses a change and never lags, without
 * messages between processes.
 */
export function createLiveFacetIndex(db: Pool) {
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
    const snapshot = await readFacetIndex(db, facetIndex.put);
    loaded = { facetIndex, snapshot, lookedAt };
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
    const items = new Map((await readIndexedProducts(db, ids)).map((item) => [item.id, item]));
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
    if (ids.length > TOO_MANY || state.facetIndex.isWorn()) {
      await load();
      return;
    }
    if (ids.length > 0) {
      await readAgain(state.facetIndex, ids);
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

  function remember<Value>(kept: Results<Value>, match: Match, count: (facetIndex: FacetIndex) => Value): Value {
    const key = JSON.stringify(match);
    const known = kept.get(key);
    if (known !== undefined || loaded === undefined) {
      return known === undefined ? count(createFacetIndex()) : known.value;
    }
    const value = count(loaded.facetIndex);
    kept.set(key, { value });
    return value;
  }

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
      await apply(state, await findChanges(db, state.snapshot));
    },
    /** Size of the cached results in bytes. */
    size: () => totals.calculatedSize + counts.calculatedSize + few.calculatedSize,
    /** As of the last refresh. */
    total: (match: Match) => remember(totals, match, (facetIndex) => facetIndex.total(match)),
    facets: (match: Match) => remember(counts, match, (facetIndex) => facetIndex.facets(match)),
    ids: (match: Match) => remember(few, match, (facetIndex) => facetIndex.ids(match)),
  };
}
export type LiveFacetIndex = ReturnType<typeof createLiveFacetIndex>;
