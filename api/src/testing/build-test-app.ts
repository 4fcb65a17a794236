import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool, type Pool } from '@aaram/runtime/db';
import type { FastifyInstance } from 'fastify';
import pino, { type Logger } from 'pino';
import { inject } from 'vitest';
import { buildApp } from '#app.ts';
import { type Config, readConfig } from '#config.ts';
import type { PaymentProvider } from '#modules/payments/provider.ts';
import { listProviders } from '#modules/payments/providers.ts';
import { TEMPLATE, withDatabase } from './database/database-name.ts';

/** A whole API with its own database. `close` removes both. */
export type TestApp = {
  app: FastifyInstance;
  db: Pool;
  config: Config;
  databaseUrl: string;
  close: () => Promise<void>;
};

/** Makes an empty, migrated database. Returns its URL and how to drop it. */
async function createTestDatabase() {
  const serverUrl = inject('databaseUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const admin = createPool({ url: serverUrl, max: 1, statementTimeoutMs: 0 });
  await admin`create database ${admin(name)} template ${admin(TEMPLATE)}`;
  // Faster. The data is thrown away anyway, and durability is tested elsewhere.
  await admin`alter database ${admin(name)} set synchronous_commit = off`;
  const drop = async () => {
    await admin`drop database if exists ${admin(name)} with (force)`;
    await admin.end();
  };
  return { url: withDatabase(serverUrl, name), drop };
}

/**
 * Builds the API for a test file: `const { app, db, close } = await buildTestApp()` in beforeAll, `close` in afterAll.
 * `env` are environment variables for `readConfig`; limits are off unless it says LIMITS=strict, and the database of a
 * DATABASE_URL stays as it is.
 */
export async function buildTestApp(
  env: Record<string, string> = {},
  log?: Logger,
  addedProviders: readonly PaymentProvider[] = [],
): Promise<TestApp> {
  const own = env.DATABASE_URL;
  const database = own === undefined ? await createTestDatabase() : { url: own, drop: async () => undefined };
  const dataDir = await mkdtemp(join(tmpdir(), 'aaram-test-'));
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    LIMITS: 'relaxed',
    ...env,
  });
  // Long, because a busy machine is no fault of the code under test.
  const db = createPool({ url: database.url, max: 8, statementTimeoutMs: 20_000 });
  const app = await buildApp({
    config,
    db,
    log: log ?? pino({ level: 'silent' }),
    providers: [...listProviders(config), ...addedProviders],
  });
  await app.ready();
  return {
    app,
    db,
    config,
    databaseUrl: database.url,
    close: async () => {
      await app.close();
      await db.end({ timeout: 5 });
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
