import { createPool, type Pool } from '@aaram/runtime/db';
import { launchDatabase } from '@aaram/runtime/postgres';
import { readConfig } from './config.ts';

/** The code of PostgreSQL for a table that is not there. */
const NO_TABLE = '42P01';

const explain = (error: unknown): string => {
  if (error instanceof Error && 'code' in error && error.code === NO_TABLE) {
    return 'This store has no tables yet: start it once (npm start), then run this command again.';
  }
  return error instanceof Error ? error.message : String(error);
};

/** Runs a command of a person on the store of DATABASE_URL or DATA_DIR, and prints its result. */
export async function withStore(work: (db: Pool, url: string) => Promise<string>) {
  try {
    const { database, dataDir } = readConfig();
    const { url, stop } =
      database.url === undefined
        ? await launchDatabase({ dataDir, log: () => undefined })
        : { url: database.url, stop: async () => undefined };
    const db = createPool({ url, max: 1 });
    try {
      process.stdout.write(`${await work(db, url)}\n`);
    } finally {
      await db.end({ timeout: 5 });
      await stop();
    }
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
}
