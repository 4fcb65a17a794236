import { access, constants, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '#db/migrate.ts';
import { createPool } from '#db/pool.ts';
import { launchDatabase } from '#embedded-db/launch.ts';
import { TEMPLATE, withDatabase } from './database-name.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
  }
}

const MEMORY_DISK = '/dev/shm';
const GB = 1024 ** 3;

/**
 * Where these databases stand: in memory where there is plenty, as each file makes and drops 1,500 files. What the disk
 * must keep is proved by tests that start a server of their own.
 */
async function chooseFolder(): Promise<string> {
  try {
    await access(MEMORY_DISK, constants.W_OK);
    const { bavail, bsize } = await statfs(MEMORY_DISK);
    return bavail * bsize > 4 * GB && totalmem() > 8 * GB ? MEMORY_DISK : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** One PostgreSQL for the whole run, with a migrated template that every test file copies. */
export default async function setup({ provide }: TestProject) {
  const dataDir = await mkdtemp(join(await chooseFolder(), 'aaram-api-test-'));
  const database = await launchDatabase({ dataDir, log: () => undefined });
  const admin = createPool({ url: database.url, max: 1, statementTimeoutMs: 0 });
  await admin`create database ${admin(TEMPLATE)}`;
  await admin.end();
  await migrate(withDatabase(database.url, TEMPLATE));
  provide('databaseUrl', database.url);
  return async () => {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
