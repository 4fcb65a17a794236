/** For the durability test: opens the database, then commits row by row and prints each acknowledged number. */
import { writeSync } from 'node:fs';
import { createPool } from '@aaram/runtime/db';
import { launchDatabase } from './launch.ts';

const CLIENTS = 4;
const [dataDir, first] = process.argv.slice(2);
if (dataDir === undefined || first === undefined)
  throw new Error('usage: durability-worker.ts <data folder> <first number>');

const database = await launchDatabase({ dataDir, log: () => undefined });
const sql = createPool({ url: database.url, max: CLIENTS, statementTimeoutMs: 0 });
await sql`create table if not exists acknowledged (id int primary key, filler text not null)`;
writeSync(1, `url ${database.url}\n`);

let next = Number(first);
await Promise.all(Array.from({ length: CLIENTS }, insertForever));

async function insertForever(): Promise<never> {
  for (;;) {
    const id = next++;
    await sql`insert into acknowledged values (${id}, ${'x'.repeat(200)})`;
    // Written synchronously: a number that is still buffered in Node.js would weaken the test.
    writeSync(1, `${id}\n`);
  }
}
