/** `npm run admin -- person@example.com`: makes an account of this store an admin. */
import { readConfig } from './config.ts';
import { createPool } from './db/pool.ts';
import { launchDatabase } from './embedded-db/launch.ts';
import { appointAdmin } from './modules/people/appoint-admin.ts';

async function run(email: string | undefined): Promise<string> {
  if (email === undefined || !email.includes('@')) {
    throw new Error('Whose account? npm run admin -- person@example.com');
  }
  const { database, dataDir } = readConfig();
  const { url, stop } =
    database.url === undefined
      ? await launchDatabase({ dataDir, log: () => undefined })
      : { url: database.url, stop: async () => undefined };
  const db = createPool({ url, max: 1 });
  try {
    return `${await appointAdmin(db, email)} is an admin now, and has to log in again.`;
  } finally {
    await db.end({ timeout: 5 });
    await stop();
  }
}

try {
  process.stdout.write(`${await run(process.argv[2])}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
