import { setTimeout as wait } from 'node:timers/promises';
import { createPool } from '@aaram/runtime/db';
import { isDatabaseAway } from '@aaram/runtime/db/errors';
import { serveMetrics } from '@aaram/runtime/metrics';
import { launchDatabase } from '@aaram/runtime/postgres';
import { startTracing, stopTracing } from '@aaram/runtime/tracing';
import { ConfigError, SETTINGS_EXIT_CODE } from '@aaram/shared-domain/environment';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { seedDemo } from './db/seed/seed-demo.ts';
import { createLog } from './log.ts';
import { refuseDemoAccounts } from './modules/identity/index.ts';

const PATIENCE_MS = 60_000;

/** Opens the database at DATABASE_URL, or the embedded one in the data folder. */
async function openDatabase(config: Config, log: Logger): Promise<{ url: string; stop: () => Promise<void> }> {
  const { url } = config.database;
  return url === undefined
    ? launchDatabase({ dataDir: config.dataDir, log: (line) => log.info(line) })
    : { url, stop: async () => undefined };
}

/** Retries `attempt` while the database does not respond yet: on many hosts it starts after the API. */
async function whenDatabaseAnswers<Result>(attempt: () => Promise<Result>, log: Logger): Promise<Result> {
  const deadline = Date.now() + PATIENCE_MS;
  for (let pauseMs = 100; ; pauseMs = Math.min(pauseMs * 2, 3000)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > deadline) {
        throw error;
      }
      log.warn('The database does not answer yet; trying again.');
      await wait(pauseMs);
    }
  }
}

async function start() {
  const config = readConfig();
  const log = createLog(config.logLevel);
  await startTracing({ endpoint: config.traces, service: config.role === 'worker' ? 'aaram-worker' : 'aaram-api' });
  const database = await openDatabase(config, log);
  const applied = await whenDatabaseAnswers(() => migrate(database.url), log);
  if (applied.length > 0) {
    log.info({ applied }, 'database migrated');
  }
  if (config.seed === 'demo' && (await seedDemo(database.url))) {
    log.info('demo store made: see the README for its accounts');
  }
  const db = createPool({ url: database.url, max: config.database.pool });
  if (config.isProduction) {
    await refuseDemoAccounts(db);
  }
  const replicas = config.database.replicaUrls.map((url) => createPool({ url, max: config.database.pool }));
  const app = await buildApp({ config, db, replicas, log });
  const metrics = config.metricsPort === 0 ? undefined : serveMetrics(app.metrics, config.host, config.metricsPort);
  metrics?.on('error', (error) => log.warn({ err: error }, 'no metrics: their port is taken'));
  await (config.role === 'worker' ? app.ready() : app.listen({ host: config.host, port: config.port }));
  app.startBackground();
  if (config.role !== 'api') {
    app
      .whenOwn()
      .then(() => (app.isCopy() ? undefined : app.startJobs()))
      .catch((error: unknown) => log.error({ err: error }, 'no jobs are done'));
  }

  const close = stopOnce(async () => {
    await app.close();
    metrics?.close();
    await Promise.all([db, ...replicas].map((pool) => pool.end({ timeout: 5 })));
    await database.stop();
    await stopTracing();
  }, log);
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
  // The process that started this one is gone, and no other would stop it.
  process.on('disconnect', close);
  process.send?.({ kind: 'ready', port: config.port });
}

/** Runs `stop` once, and ends the process after 20 seconds in any case. */
function stopOnce(stop: () => Promise<void>, log: Logger) {
  let isStopping = false;
  return () => {
    if (isStopping) {
      return;
    }
    isStopping = true;
    setTimeout(() => process.exit(1), 20_000).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
}

start().catch((error: unknown) => {
  const isPortTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const isMisconfigured = error instanceof ConfigError;
  const reason =
    error instanceof Error ? ((isMisconfigured ? undefined : error.stack) ?? error.message) : String(error);
  process.stderr.write(
    isPortTaken ? `The API's port is taken: ${String(error)}. Set API_PORT to another one.\n` : `${reason}\n`,
  );
  process.exit(isMisconfigured ? SETTINGS_EXIT_CODE : 1);
});
