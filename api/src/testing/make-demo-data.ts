/** A program: makes the data folder of a demo store that has not been started yet. Its argument is the folder. */

import { launchDatabase } from '@aaram/runtime/postgres';
import { migrate } from '../db/migrate.ts';
import { seedDemo } from '../db/seed/seed-demo.ts';

const [dataDir = ''] = process.argv.slice(2);
const database = await launchDatabase({ dataDir, log: () => undefined });
try {
  await migrate(database.url);
  await seedDemo(database.url);
} finally {
  await database.stop();
}
