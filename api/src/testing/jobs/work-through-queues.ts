/** For tests that kill it: a worker on the database of a test. */

import { createPool } from '@aaram/runtime/db';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';

const config = readConfig();
const app = await buildApp({ config, db: createPool({ url: config.database.url ?? '', max: 4 }) });
await app.startJobs();
