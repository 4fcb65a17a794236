import { access, constants, glob, mkdtemp, rm, stat, statfs } from 'node:fs/promises';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { createPool } from '@aaram/runtime/db';
import { launchDatabase } from '@aaram/runtime/postgres';
import type { TestProject } from 'vitest/node';
import { migrate } from '#db/migrate.ts';
import { TEMPLATE, withDatabase } from './database/database-name.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
  }
}

const MEMORY_DISK = '/dev/shm';
const PREFIX = 'aaram-api-test-';
const GB = 1024 ** 3;
const DAY_MS = 86_400_000;

/**
 * Where these databases stand: in memory where there is plenty, as each test file makes and drops one. What the disk must
 * keep is proved by tests that start a server of their own.
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

/** Runs that were killed could not remove theirs, which would stay in memory. No run takes a day. */
async function removeLeftovers(): Promise<void> {
  for await (const name of glob(`${PREFIX}*`, { cwd: MEMORY_DISK })) {
    const folder = join(MEMORY_DISK, name);
    const isOld = await stat(folder).then(
      ({ mtimeMs }) => Date.now() - mtimeMs > DAY_MS,
      () => false,
    );
    if (isOld) {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

/** One PostgreSQL for the whole run, with a migrated template that every test file copies. */
export default async function setup({ provide }: TestProject) {
  await removeLeftovers();
  const dataDir = await mkdtemp(join(await chooseFolder(), PREFIX));
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
