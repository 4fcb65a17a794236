import type { Db } from '@aaram/runtime/db';
import { deleteInBatches } from '@aaram/runtime/db/values';

/** Deletes rate limits whose windows are over, by the clock of the processes, which also sets the windows. */
export const forgetLimits = (db: Db) =>
  deleteInBatches(
    (most) => db`delete from rate_limits where key = any(array(
      select key from rate_limits where expire < ${Date.now()} order by expire limit ${most})) and expire < ${Date.now()}`,
  );
