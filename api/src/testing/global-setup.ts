import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { migrate } from '#db/migrate.ts';
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
  const admin = postgres(database.url, { max: 1, onnotice: () => undefined });
  await admin`create database ${admin(TEMPLATE)}`;
  await admin.end();
  await migrate(withDatabase(database.url, TEMPLATE));
  provide('databaseUrl', database.url);
  return async () => {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
