import type { Db, Pool } from '@aaram/runtime/db';
import { isSeen } from '@aaram/runtime/db/values';
import { batchReads } from '#read-path/batch-reads.ts';
import type { Match } from '../match.ts';
import { applyChanges } from './apply-changes.ts';
import { createFacetAnswers, type Held } from './facet-answers.ts';
import {
  type Changed,
  type Changes,
  findChanges,
  isInSample,
  readFacetIndex,
  readIndexedProducts,
} from './facet-index.repository.ts';
import { createFacetIndex, type FacetCounts, type FacetIndex } from './facet-index.ts';
import { everyFilter, filtersOf } from './topics.ts';

/** About 500 bytes each, so 125 MB; of more products a sample is indexed, of at most half as many. */
const MAX_INDEXED_PRODUCTS = 250_000;
/** Up to so many products that a sample tells of are counted by the database, one by one. */
const MAX_COUNTED = 10_000;
/** How much more it may hold before it is read again: how many there are is known to within a few in a hundred. */
const ROOM = 1.1;
/** Half as long as product changes are retained. */
const TOO_OLD_MS = 30 * 60_000;
/** More changes at once (an import) lead to a rebuild. */
const TOO_MANY = 5000;
type Loaded = Held & { snapshot: string; polledAt: number };

type Options = {
  most?: number;
  maxCounted?: number;
  /** Called with the topics (topics.ts) of every change that it finds. */
  onChange?: (topics: readonly string[]) => void;
  /** Called with every change of anything that pages show. */
  onShown?: (changed: readonly Changed[]) => void;
  /** Called when it has not followed the changes for a while: any may be among them. */
  onLost?: () => void;
};

const nothing = () => undefined;

async function read(primary: Pool, most: number): Promise<Loaded> {
  const facetIndex = createFacetIndex();
  const polledAt = performance.now();
  const { snapshot, nth } = await readFacetIndex(primary, facetIndex.put, most);
  return { facetIndex, nth, snapshot, polledAt };
}

/** Begins the work unless it is under way. When it fails, the next call begins it again. */
function oneAtATime(work: () => Promise<void>): () => void {
  let isUnderWay = false;
  return () => {
    if (!isUnderWay) {
      isUnderWay = true;
      work()
        .catch(nothing)
        .finally(() => {
          isUnderWay = false;
        });
    }
  };
}

/** What is counted, as of the last refresh. */
const countsOf = (results: ReturnType<typeof createFacetAnswers>, open: () => Promise<Loaded>) => ({
  /** How many products match; of a sample an estimate, rounded, when there are many. */
  total: async (db: Db, match: Match): Promise<number> => results.total(db, await open(), match),
  /** Whether any product matches. */
  has: async (db: Db, match: Match): Promise<boolean> => results.has(db, await open(), match),
  /** The counts beside the filters. */
  facets: async (db: Db, match: Match): Promise<FacetCounts> => results.facets(db, await open(), match),
});

/** The index in memory: read when it is first asked for, and again when it is too old. `onUse` is called each time. */
function createHolder(primary: Pool, most: number, onUse: () => void) {
  let loaded: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function use(fresh: Loaded): Loaded {
    loaded = fresh;
    onUse();
    return fresh;
  }
  const load = async () => use(await read(primary, most));

  function open(): Promise<Loaded> {
    if (loaded !== undefined && performance.now() - loaded.polledAt < TOO_OLD_MS) {
      return Promise.resolve(loaded);
    }
    loading ??= load().finally(() => {
      loading = undefined;
    });
    return loading;
  }

  /** Does work after all that was begun before. */
  function inOrder(work: () => Promise<void>): Promise<void> {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  }

  return { use, load, open, inOrder, current: () => loaded };
}

type Parts = Required<Pick<Options, 'most' | 'onChange' | 'onShown'>> & {
  holder: ReturnType<typeof createHolder>;
  results: ReturnType<typeof createFacetAnswers>;
};

/** Applies changes to the index, one after the other, and tells of each. */
function createApply(primary: Pool, { most, onChange, onShown, holder, results }: Parts) {
  /**
   * Reads the index again beside the one that is asked meanwhile, which is right but takes more memory than it needs.
   * It is used once it has everything that the old one knows.
   */
  const renewBeside = oneAtATime(async () => {
    const fresh = await read(primary, most);
    await holder.inOrder(async () => {
      const { changed, snapshot } = await findChanges(primary, fresh.snapshot);
      const ids = [...new Set((changed ?? []).map(([id]) => id))].filter((id) => isInSample(id, fresh.nth));
      applyChanges(fresh.facetIndex, ids, await readIndexedProducts(primary, ids));
      holder.use({ ...fresh, snapshot });
    });
  });

  async function readAgain(facetIndex: FacetIndex, ids: readonly string[]) {
    const { seen, categories } = applyChanges(facetIndex, ids, await readIndexedProducts(primary, ids));
    if (seen.length > 0) {
      results.follow(facetIndex, seen);
      onChange([undefined, ...categories].map(filtersOf));
    }
  }

  async function takeIn({ facetIndex, nth }: Loaded, changed: readonly Changed[]) {
    const ids = [...new Set(changed.filter(([, , kind]) => kind === 'filters').map(([id]) => id))];
    if (ids.length > TOO_MANY) {
      await holder.load();
      return;
    }
    const own = ids.filter((id) => isInSample(id, nth));
    if (own.length > 0) {
      await readAgain(facetIndex, own);
    }
    if (own.length < ids.length) {
      // What a product outside the sample was before is not known.
      onChange(everyFilter);
    }
    if (facetIndex.isWorn() || facetIndex.size() > (nth === 1 ? most : most / 2) * ROOM) {
      renewBeside();
    }
  }

  async function take(state: Loaded, { changed, snapshot }: Changes) {
    // Lists that come together all find the same change; only the first reads it.
    const fresh = (changed ?? []).filter(([, xid]) => !isSeen(xid, state.snapshot));
    if (fresh.length === 0) {
      return;
    }
    onShown(fresh);
    await takeIn(state, fresh);
    state.snapshot = snapshot;
    state.polledAt = performance.now();
  }

  /** One at a time, so that later changes are applied last. */
  return function apply(state: Loaded, changes: Changes): Promise<void> {
    if (changes.changed === null) {
      state.snapshot = changes.snapshot;
      state.polledAt = performance.now();
      return Promise.resolve();
    }
    return holder.inOrder(() => take(state, changes));
  };
}

/**
 * The facet index of this process, always equal to the database: each use asks the database, in the same statement as
 * its list or in a separate one, what was committed since the last use. So it never misses a change and never lags,
 * without messages between processes. With more than `most` products a sample is indexed: what it counts is an
 * estimate, and where it counts few products the database counts.
 */
export function createLiveFacetIndex(
  primary: Pool,
  {
    most = MAX_INDEXED_PRODUCTS,
    maxCounted = MAX_COUNTED,
    onChange = nothing,
    onShown = nothing,
    onLost = nothing,
  }: Options = {},
) {
  const results = createFacetAnswers(maxCounted);
  const holder = createHolder(primary, most, () => {
    // Anything that filters see may have changed meanwhile.
    results.clear();
    onChange(everyFilter);
    onLost();
  });
  const { open } = holder;
  const apply = createApply(primary, { most, onChange, onShown, holder, results });

  /** Shared by all who ask at the same moment. */
  const poll = batchReads<string, undefined>(
    async (db) => {
      const state = await open();
      await apply(state, await findChanges(db, state.snapshot));
      return [undefined];
    },
    { most: 1, atOnce: 1 },
  );

  return {
    /** The snapshot of the last refresh, for a statement that also returns what changed since. */
    snapshot: async () => (await open()).snapshot,
    /** Applies the changes that such a statement returned. */
    async apply(changes: Changes) {
      await apply(await open(), changes);
    },
    /** Applies everything committed so far. */
    refresh: () => poll(primary, 'changes'),
    /** Size of the cached results in bytes. */
    size: results.size,
    ...countsOf(results, open),
    /** Whether a sample tells of so few products that the database should gather them by its indexes. */
    isRare(match: Match, atMost: number): boolean {
      const loaded = holder.current();
      return loaded !== undefined && results.isRare(loaded, match, atMost);
    },
    /**
     * The ids of all matches as an array of PostgreSQL, as of the last refresh; undefined when there are more than
     * `atMost`, or only a sample is known.
     */
    few(match: Match, atMost: number): string | undefined {
      const loaded = holder.current();
      return loaded && results.few(loaded, match, atMost);
    },
  };
}
export type LiveFacetIndex = ReturnType<typeof createLiveFacetIndex>;
