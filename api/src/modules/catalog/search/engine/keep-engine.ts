import { randomUUID } from 'node:crypto';
import type { Pool } from '@aaram/runtime/db';
import { findChanges, readIndexedProducts, readListedAfter } from '../../facets/facet-index.repository.ts';
import type { Engine } from './engine.repository.ts';
import { claimEngine, forgetEngine, readSnapshot, saveEngine } from './engine-state.repository.ts';

const BATCH = 500;

const inBatches = <One>(all: readonly One[]): One[][] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, index) => all.slice(index * BATCH, (index + 1) * BATCH));

/**
 * Sends the engine what has changed since the last time, from the record of changes: at least once, since what was
 * sent is noted afterwards. Everything is sent again when the engine is empty or another one, or when more time has
 * passed than changes are retained for. One process does it at a time.
 */
export function createEngineKeeper(db: Pool, engine: Engine) {
  const name = randomUUID();

  async function tellOne(ids: readonly string[], filling: number) {
    const products = await readIndexedProducts(db, ids);
    const listed = new Set(products.map(({ id }) => id));
    await engine.put(products, filling);
    await engine.remove(ids.filter((id) => !listed.has(id)));
  }

  /** Until it is whole the database answers. */
  async function fill(before: number, signal?: AbortSignal): Promise<number> {
    const filling = before + 1;
    const snapshot = await readSnapshot(db);
    let count = 0;
    for (let last: string | undefined; ; ) {
      const products = await readListedAfter(db, last, BATCH);
      await engine.put(products, filling);
      count += products.length;
      last = products.at(-1)?.id;
      if (products.length < BATCH) {
        break;
      }
      if (signal?.aborted || (await claimEngine(db, name)) === undefined) {
        return count;
      }
    }
    await engine.finish(filling);
    await saveEngine(db, name, { filling, snapshot });
    return count;
  }

  return {
    /** Tells what has changed; everything when that is needed. */
    async tell(signal?: AbortSignal): Promise<void> {
      const state = await claimEngine(db, name);
      if (state === undefined) {
        return;
      }
      if (state.snapshot === '' || state.isOld || (await engine.filling()) !== state.filling) {
        await fill(state.filling, signal);
        return;
      }
      const { changed, snapshot } = await findChanges(db, state.snapshot);
      for (const ids of inBatches([...new Set((changed ?? []).map(([id]) => id))])) {
        await tellOne(ids, state.filling);
      }
      await saveEngine(db, name, { filling: state.filling, snapshot });
    },
    /**
     * Has everything sent again, by this process or by the one that feeds the engine already: then undefined instead of
     * the number of products.
     */
    async rebuild(): Promise<number | undefined> {
      await forgetEngine(db);
      const state = await claimEngine(db, name);
      return state && fill(state.filling);
    },
  };
}
