import type { Db } from '@aaram/runtime/db';
import { writeIdArray } from '@aaram/runtime/db/values';
import type { Match } from '../../match.ts';
import type { SearchPort } from '../search-port.ts';
import type { Engine, Found } from './engine.repository.ts';
import { findFilling } from './engine-state.repository.ts';

/** How long a look at whether the engine is whole and up to date is believed, and for how long one that failed is left alone. */
const POLL_MS = 5000;

type Options = { engine: Engine; database: SearchPort; onFailure: (error: unknown) => void };

/**
 * Words are looked up in the engine, everything else in the database: also words, while the engine does not answer, is
 * not whole, or it has received no changes for a minute.
 */
export function createEngineSearch({ engine, database, onFailure }: Options): SearchPort {
  let looked: { at: number; isUsable: Promise<boolean> } | undefined;

  const fail = (error: unknown) => {
    onFailure(error);
    looked = { at: performance.now(), isUsable: Promise.resolve(false) };
    return false;
  };
  async function look(db: Db): Promise<boolean> {
    const [wanted, has] = await Promise.all([findFilling(db), engine.filling()]);
    return wanted !== undefined && wanted === has;
  }
  function isUsable(db: Db): Promise<boolean> {
    if (looked === undefined || performance.now() - looked.at > POLL_MS) {
      looked = { at: performance.now(), isUsable: look(db).catch(fail) };
    }
    return looked.isUsable;
  }
  async function find(db: Db, match: Match, most: number): Promise<Found | undefined> {
    if (!engine.knows(match) || !(await isUsable(db))) {
      return undefined;
    }
    return engine.find(match, most).catch((error: unknown) => void fail(error));
  }

  return {
    async few(db, match, atMost) {
      const found = await find(db, match, atMost);
      if (found === undefined) {
        return database.few(db, match, atMost);
      }
      return found.total > atMost ? undefined : writeIdArray(found.ids);
    },
    total: async (db, match) => (await find(db, match, 1))?.total ?? database.total(db, match),
    async has(db, match) {
      const found = await find(db, match, 1);
      return found === undefined ? database.has(db, match) : found.total > 0;
    },
  };
}
