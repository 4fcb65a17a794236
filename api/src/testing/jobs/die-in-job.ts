/** For the jobs test: takes a job, says so, and never ends it. */
import { writeSync } from 'node:fs';
import { createPool } from '@aaram/runtime/db';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';

const config = readConfig();
const app = await buildApp({ config, db: createPool({ url: config.database.url ?? '', max: 4 }) });
app.handleJob('note', () => {
  writeSync(1, 'begun\n');
  return new Promise(() => undefined);
});
await app.startJobs();
