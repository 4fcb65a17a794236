import type { Db } from '@aaram/runtime/db';

/**
 * The present time of the database: what is stored about money and goods has its time, whatever the clock of a process
 * says.
 */
export async function readClock(db: Db): Promise<Date> {
  const [row] = await db<{ now: Date }[]>`select now()`;
  if (row === undefined) {
    throw new Error('The database did not say what time it is.');
  }
  return row.now;
}
