import type { Db } from '@aaram/runtime/db';
import { ConfigError } from '@aaram/shared-domain/environment';
import { countDemoAccounts } from './people.repository.ts';

/** Throws ConfigError when the database holds demo accounts: their password is public, so production must not start on it. */
export async function refuseDemoAccounts(db: Db): Promise<void> {
  const count = await countDemoAccounts(db);
  if (count > 0) {
    throw new ConfigError([
      `DATA_DIR or DATABASE_URL: this database holds ${count} demo accounts, whose password is public; start production on a fresh one`,
    ]);
  }
}
