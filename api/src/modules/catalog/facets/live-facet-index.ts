import type { Db, Pool } from '#db/pool.ts';
import { batchReads } from '#read-path/batch-reads.ts';
import { countProducts } from '../listing/product-list.repository.ts';
import type { Match } from '../match.ts';
import { applyChanges } from './apply-changes.ts';
import {
  type Changed,
  type Changes,
  findChanges,
  isSeen,
  readFacetIndex,
  readIndexedProducts,
} from './facet-index.repository.ts';
import { createFacetIndex, type FacetCounts, type FacetIndex } from './facet-index.ts';
import { createFacetResults } from './facet-results.ts';
import { countFacets } from './facets.repository.ts';
import { createPageEnds, type PageEnd } from './page-ends.ts';
import { everyFilter, filtersOf } from './topics.ts';

/** About 500 bytes each, so 125 MB; with more products the database counts. */
const MOST_PRODUCTS = 250_000;
/** Half as long as product changes are kept. */
const TOO_OLD_MS = 30 * 60_000;
/** More changes at once (an import) lead to a rebuild. */
const TOO_MANY = 5000;
/** Without an index when the catalogue is too large for it. */
type Loaded = { facetIndex: FacetIndex | undefined; snapshot: string; lookedAt: number };

type Options = {
  most?: number;
  /** Called with the topics (topics.ts) of every change that it finds. */
  onChange?: (topics: readonly string[]) => void;
  /** Called with the ids of all products of which anything changed that pages show. */
  onShown?: (ids: readonly string[]) => void;
  /** Called when it has not followed the changes for a while: any may be among them. */
  onLost?: () => void;
};

const nothing = () => undefined;

/**
 * The facet index of this process, kept equal to the database: each use asks the database, in the same statement as its
 * list or in a separate one, what was committed since the last use. So it never misses a change and never lags, without
 * messages between processes. With more than `most` products nothing is kept, and the database counts.
 */
export function createLiveFacetIndex(
  primary: Pool,
  { most = MOST_PRODUCTS, onChange = nothing, onShown = nothing, onLost = nothing }: Options = {},
) {
  let loaded: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const results = createFacetResults();
  const ends = createPageEnds(onChange);

  /** Anything that filters see may have changed. */
  function forgetResults() {
    results.clear();
    onChange(everyFilter);
  }

  async function load(): Promise<Loaded> {
    const facetIndex = createFacetIndex();
    const lookedAt = performance.now();
    const { snapshot, isWhole } = await readFacetIndex(primary, facetIndex.put, most);
    loaded = { facetIndex: isWhole ? facetIndex : undefined, snapshot, lookedAt };
    forgetResults();
    onLost();
    return loaded;
  }

  function open(): Promise<Loaded> {
    if (loaded !== undefined && performance.now() - loaded.lookedAt < TOO_OLD_MS) {
      return Promise.resolve(loaded);
    }
    loading ??= load().finally(() => {
      loading = undefined;
    });
    return loading;
  }

  async function readAgain(facetIndex: FacetIndex, ids: readonly string[]) {
    const { seen, categories, moved } = applyChanges(facetIndex, ids, await readIndexedProducts(primary, ids));
    for (const { item, touched } of moved) {
      ends.move(item, touched);
    }
    if (seen.length > 0) {
      results.follow(facetIndex, seen);
      onChange([undefined, ...categories].map(filtersOf));
    }
  }

  async function takeIn(state: Loaded, changed: readonly Changed[]) {
    const { facetIndex } = state;
    if (facetIndex === undefined) {
      if (changed.some(([, , kind]) => kind === 'filters')) {
        forgetResults();
      }
      return;
    }
    const ids = [...new Set(changed.filter(([, , kind]) => kind !== 'shown').map(([id]) => id))];
    if (ids.length > TOO_MANY || facetIndex.isWorn()) {
      await load();
    } else if (ids.length > 0) {
      await readAgain(facetIndex, ids);
      state.facetIndex = facetIndex.size() > most ? undefined : facetIndex;
    }
  }

  async function take(state: Loaded, { changed, snapshot }: Changes) {
    // Lists that come together all find the same change; only the first reads it.
    const fresh = (changed ?? []).filter(([, xid]) => !isSeen(xid, state.snapshot));
    if (fresh.length === 0) {
      return;
    }
    onShown(fresh.map(([id]) => id));
    await takeIn(state, fresh);
    state.snapshot = snapshot;
    state.lookedAt = performance.now();
  }

  /** One at a time, so that later changes are applied last. */
  function apply(state: Loaded, changes: Changes): Promise<void> {
    if (changes.changed === null) {
      state.snapshot = changes.snapshot;
      state.lookedAt = performance.now();
      return Promise.resolve();
    }
    const done = last.then(() => take(state, changes));
    last = done.catch(() => undefined);
    return done;
  }

  /** Shared by all who ask at the same moment. */
  const look = batchReads<string, undefined>(
    async (db) => {
      const state = await open();
      await apply(state, await findChanges(db, state.snapshot));
      return [undefined];
    },
    { most: 1, atOnce: 1 },
  );

  const countInMemory = (match: Match) => loaded?.facetIndex && results.total(loaded.facetIndex, match);

  return {
    /** The snapshot of the last refresh, for a statement that also returns what changed since. */
    snapshot: async () => (await open()).snapshot,
    /** Applies the changes that such a statement returned. */
    async apply(changes: Changes) {
      await apply(await open(), changes);
    },
    /** Applies everything committed so far. */
    refresh: () => look(primary, 'changes'),
    /**
     * The topic of a page that ends there, of which other products may begin to be a part; undefined when nobody looks,
     * because there is no index.
     */
    watch: (page: PageEnd): string | undefined => (loaded?.facetIndex === undefined ? undefined : ends.watch(page)),
    /** Size of the cached results in bytes. */
    size: results.size,
    /** How many products match, as of the last refresh. */
    total: async (db: Db, match: Match): Promise<number> => countInMemory(match) ?? countProducts(db, match),
    /** The counts beside the filters, as of the last refresh. */
    facets: async (db: Db, match: Match): Promise<FacetCounts> =>
      loaded?.facetIndex === undefined ? countFacets(db, match) : results.facets(loaded.facetIndex, match),
    /**
     * The ids of all matches as an array of PostgreSQL, as of the last refresh; undefined when there are more than
     * `atMost`, or no index.
     */
    few: (match: Match, atMost: number): Buffer | undefined =>
      loaded?.facetIndex === undefined || results.total(loaded.facetIndex, match) > atMost
        ? undefined
        : results.ids(loaded.facetIndex, match),
  };
}
export type LiveFacetIndex = ReturnType<typeof createLiveFacetIndex>;
