import type { LRUCache } from 'lru-cache';
import { createByteCache } from '#byte-cache.ts';
import type { Pool } from '#db/pool.ts';
import type { Match } from './match.ts';
import { type Changes, findChanges, readShelf, readShelfItems } from './shelf.repository.ts';
import { createShelf, type Shelf, type ShelfCounts } from './shelf.ts';

/** Half as long as notes of changes are kept. */
const TOO_OLD_MS = 30 * 60_000;
/** So many changes at once (an import) are read as a whole. */
const TOO_MANY = 5000;
/** What remembered results may take, whatever strangers filter by. */
const MAX_BYTES = { totals: 2 * 1024 * 1024, counts: 8 * 1024 * 1024, few: 8 * 1024 * 1024 };
/** A text in a result is the shelf's own; so much is what holds it. */
const PLACE_BYTES = 64;

type Kept<Value> = { value: Value };
type Results<Value> = Pick<LRUCache<string, Kept<Value>>, 'get' | 'set'>;
type Loaded = { shelf: Shelf; snapshot: string; lookedAt: number };

/**
 * The shelf of this process, kept equal to the database: each look asks, in the same statement as its list or alone,
 * what was committed since the last one. Nothing is missed and nothing is late, without messages between processes.
 */
export function createLiveShelf(db: Pool) {
  let loaded: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const totals = createByteCache<string, Kept<number>>({ maxBytes: MAX_BYTES.totals, sizeOf: () => 0 });
  const counts = createByteCache<string, Kept<ShelfCounts>>({
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
    const shelf = createShelf();
    const lookedAt = Date.now();
    const snapshot = await readShelf(db, shelf.put);
    loaded = { shelf, snapshot, lookedAt };
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

  async function take(state: Loaded, { changed, snapshot }: Changes) {
    const ids = changed ?? [];
    if (ids.length > TOO_MANY || state.shelf.isWorn()) {
      await load();
      return;
    }
    if (ids.length > 0) {
      const items = await readShelfItems(db, ids);
      ids.forEach(state.shelf.remove);
      items.forEach(state.shelf.put);
      forgetResults();
    }
    state.snapshot = snapshot;
    state.lookedAt = Date.now();
  }

  /** One after the other, so that what was read later also stands later. */
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

  function remember<Value>(kept: Results<Value>, match: Match, count: (shelf: Shelf) => Value): Value {
    const key = JSON.stringify(match);
    const known = kept.get(key);
    if (known !== undefined || loaded === undefined) {
      return known === undefined ? count(createShelf()) : known.value;
    }
    const value = count(loaded.shelf);
    kept.set(key, { value });
    return value;
  }

  return {
    /** The snapshot of the last look, for a statement that also brings what changed since. */
    snapshot: async () => (await open()).snapshot,
    /** Takes over what such a statement brought. */
    async apply(changes: Changes) {
      await apply(await open(), changes);
    },
    /** Brings the shelf to what is committed by now. */
    async refresh() {
      const state = await open();
      await apply(state, await findChanges(db, state.snapshot));
    },
    /** What remembered results take, in bytes. */
    size: () => totals.calculatedSize + counts.calculatedSize + few.calculatedSize,
    /** As of the last look. */
    total: (match: Match) => remember(totals, match, (shelf) => shelf.total(match)),
    facets: (match: Match) => remember(counts, match, (shelf) => shelf.facets(match)),
    ids: (match: Match) => remember(few, match, (shelf) => shelf.ids(match)),
  };
}
export type LiveShelf = ReturnType<typeof createLiveShelf>;
