import { createPool, type Pool } from '@aaram/runtime/db';
import { createReplicas } from '@aaram/runtime/db/replicas';
import { temporaryDataDir } from '@aaram/runtime/postgres/testing';
import { until } from '@aaram/runtime/system';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchDatabase, type RunningDatabase } from './launch.ts';
import { launchReplica } from './replica.ts';

const TIMEOUT = 120_000;
const LAG_MS = 500;
const folders = [temporaryDataDir(), temporaryDataDir()] as const;
let database: RunningDatabase;
let replica: RunningDatabase;
let primary: Pool;
let copy: Pool;

const follow = () =>
  launchReplica({ primaryUrl: database.url, primaryDir: folders[0].dataDir, dataDir: folders[1].dataDir });
const connect = (url: string) => createPool({ url, max: 2, statementTimeoutMs: 10_000 });
const countOn = async (db: Pool) => (await db<{ n: string }[]>`select count(*) as n from written`)[0]?.n;

beforeAll(async () => {
  database = await launchDatabase({ dataDir: folders[0].dataDir, log: () => undefined });
  primary = connect(database.url);
  await primary`create table written as select 1 as id`;
  replica = await follow();
  copy = connect(replica.url);
}, TIMEOUT);
afterAll(async () => {
  await primary?.end();
  await copy?.end();
  await replica?.stop();
  await database?.stop();
  await Promise.all(folders.map((temporary) => temporary.remove()));
});

it('a replica follows the primary, takes no writes, and catches up after it was away', {
  timeout: TIMEOUT,
}, async () => {
  await primary`insert into written values (2)`;
  expect(await until(async () => Number(await countOn(copy)) === 2, 20_000)).toBe(true);
  await expect(copy`insert into written values (3)`).rejects.toThrow('read-only');
  await copy.end();
  await replica.stop();
  await primary`insert into written values (3)`;
  replica = await follow();
  copy = connect(replica.url);
  expect(await until(async () => Number(await countOn(copy)) === 3, 20_000)).toBe(true);
});

// reliability: replica
it('a replica that stops following is not asked, whichever process wrote, and is asked again when it follows', {
  timeout: TIMEOUT,
}, async () => {
  // Another process, which knows nothing of the writes.
  const replicas = createReplicas({ primary, replicas: [copy], lagMs: LAG_MS });
  const isReplica = () =>
    replicas.read(async (db) => (await db<{ is: boolean }[]>`select pg_is_in_recovery() as is`)[0]?.is);
  expect(await until(isReplica, 20_000)).toBe(true);
  await copy`select pg_wal_replay_pause()`;
  await primary`insert into written values (4)`;
  expect(await until(async () => (await isReplica()) === false, 20_000)).toBe(true);
  expect(Number(await replicas.read((db) => countOn(db as Pool)))).toBe(4);
  await copy`select pg_wal_replay_resume()`;
  expect(await until(isReplica, 20_000)).toBe(true);
});
