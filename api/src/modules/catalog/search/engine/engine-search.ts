import type { Db } from '@aaram/runtime/db';
import { writeIdArray } from '@aaram/runtime/db/values';
import type { Match } from '../../match.ts';
import type { SearchPort } from '../search-port.ts';
import type { Engine, Found } from './engine.repository.ts';
import { findFilling } from './engine-state.repository.ts';

/**
 * How long a check that the engine is complete and up to date is valid, and for how long an engine that failed is not
 * asked.
 */
const POLL_MS = 5000;

type Options = { engine: Engine; database: SearchPort; onFailure: (error: unknown) => void };

/**
 * Words are looked up in the engine, everything else in the database: also words, while the engine does not answer, is
 * not whole, or it has received no changes for a minute.
 */
export function createEngineSearch({ engine, database, onFailure }: Options): SearchPort {
  let checked: { at: number; isUsable: Promise<boolean> } | undefined;

  const fail = (error: unknown) => {
    onFailure(error);
    checked = { at: performance.now(), isUsable: Promise.resolve(false) };
    return false;
  };
  async function check(db: Db): Promise<boolean> {
    const [wanted, has] = await Promise.all([findFilling(db), engine.filling()]);
    return wanted !== undefined && wanted === has;
  }
  function isUsable(db: Db): Promise<boolean> {
    if (checked === undefined || performance.now() - checked.at > POLL_MS) {
      checked = { at: performance.now(), isUsable: check(db).catch(fail) };
    }
    return checked.isUsable;
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
