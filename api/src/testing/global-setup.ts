import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
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

/** One PostgreSQL for the whole run, with a migrated template that every test file copies. */
export default async function setup({ provide }: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'aaram-api-test-'));
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
