import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createPool } from '@aaram/runtime/db';
import {
  type DatabaseSecret,
  type DataDir,
  initialise,
  openDataDir,
  readSecret,
  saveSecret,
  takeFileLock,
} from '@aaram/runtime/postgres/folder';
import { chooseRunAs, DatabaseLaunchError, explainFailure, findPostgres } from '@aaram/runtime/postgres/program';
import {
  clearLeftovers,
  isServerOf,
  type PostgresServer,
  type PostmasterPid,
  readPostmasterPid,
  startServer,
} from '@aaram/runtime/postgres/server';
import { identify, isSameProcess, until } from '@aaram/runtime/system';

/** `dataDir` is created when it is missing; `log` gets a few lines. */
export type LaunchOptions = { dataDir: string; log: (line: string) => void };

/**
 * An open database. `owner` is false when another process runs the server; then `stop` does not end it. `exited`
 * resolves when the server has ended, on purpose or not.
 */
export type RunningDatabase = { url: string; owner: boolean; exited: Promise<void>; stop(): Promise<void> };

const DATABASE = 'aaram';
/** Messages of PostgreSQL while processes of the last run are still ending, so that a retry succeeds. */
const PASSING = /pre-existing shared memory block|lock file "postmaster.pid" already exists|Address already in use/;

/**
 * Opens the PostgreSQL 18 in `dataDir`: makes it on the first start, recovers it after a crash, shares it when
 * it already runs. Durable: a commit is on disk before it is acknowledged. Throws `DatabaseLaunchError`, whose
 * message is one line for a person.
 */
export async function launchDatabase({ dataDir, log }: LaunchOptions): Promise<RunningDatabase> {
  const paths = openDataDir(dataDir);
  try {
    const release = await takeFileLock(paths.lockFile);
    try {
      return (await adopt(paths, log)) ?? (await open(paths, log));
    } finally {
      release();
    }
  } catch (error) {
    throw explainFailure(error, '', paths.root);
  }
}

/** Quota a server whose owner is alive; ends what a dead owner left running and removes its pid file. */
async function adopt(paths: DataDir, log: LaunchOptions['log']): Promise<RunningDatabase | undefined> {
  if (!readPostmasterPid(paths.pgDir)) return undefined;
  const secret = readSecret(paths);
  const serving = secret && (await until(() => settled(paths, secret), 30_000, 25));
  if (secret && serving && serving !== 'gone') {
    const { pid, port } = serving;
    log(`The database already runs (process ${pid}); using it.`);
    return { url: urlOf(secret, port), owner: false, exited: whenGone(paths.pgDir, pid), stop: async () => undefined };
  }
  if (await clearLeftovers(paths.pgDir)) return undefined;
  throw new DatabaseLaunchError('busy', `An old database process still uses ${paths.pgDir} and does not end.`);
}

/** The server once it responds, 'gone' when it or its owner is dead, undefined while it is still starting. */
async function settled(paths: DataDir, secret: DatabaseSecret): Promise<PostmasterPid | 'gone' | undefined> {
  const written = readPostmasterPid(paths.pgDir);
  // A server whose owner died is not shared: its watchdog is about to end it.
  if (!written || !ownerLives(paths) || !isServerOf(paths.pgDir, written.pid)) return 'gone';
  if (written.status !== 'ready' || !(await answers(urlOf(secret, written.port, 'postgres')))) return undefined;
  return ownerLives(paths) ? written : 'gone';
}

async function answers(url: string): Promise<boolean> {
  const sql = connect(url);
  try {
    await sql`select 1`;
    return true;
  } catch {
    return false;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

async function open(paths: DataDir, log: LaunchOptions['log']): Promise<RunningDatabase> {
  const program = findPostgres();
  const runAs = await chooseRunAs(program, paths.root, paths.pgDir);
  const secret = await initialise(paths, program, runAs);
  writeFileSync(paths.ownerFile, JSON.stringify(identify()), { mode: 0o600 });
  const server = await startWithPatience(() => startServer(paths, program, runAs, secret.port), log);
  try {
    if (server.port !== secret.port) saveSecret(paths, { ...secret, port: server.port });
    await createIfMissing(urlOf(secret, server.port, 'postgres'));
  } catch (error) {
    await server.stop();
    throw error;
  }
  const stop = async () => {
    await server.stop();
    if (!readPostmasterPid(paths.pgDir)) rmSync(paths.ownerFile, { force: true });
  };
  return { url: urlOf(secret, server.port), owner: true, exited: server.exited, stop };
}

async function startWithPatience(
  start: () => Promise<PostgresServer>,
  log: LaunchOptions['log'],
): Promise<PostgresServer> {
  let problem: unknown;
  const server = await until(
    async () => {
      try {
        return await start();
      } catch (error) {
        if (!(error instanceof Error && PASSING.test(error.message))) throw error;
        if (problem === undefined) log('Waiting for the last run of the database to end.');
        problem = error;
        return undefined;
      }
    },
    10_000,
    200,
  );
  if (!server) throw problem;
  return server;
}

async function createIfMissing(url: string): Promise<void> {
  const sql = connect(url);
  try {
    const found = await sql`select 1 from pg_database where datname = ${DATABASE}`;
    if (found.length === 0) await sql`create database ${sql(DATABASE)}`;
  } finally {
    await sql.end({ timeout: 2 });
  }
}

const connect = (url: string) => createPool({ url, max: 1, statementTimeoutMs: 0 });

function urlOf({ user, password }: DatabaseSecret, port: number, database = DATABASE): string {
  return `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;
}

function ownerLives(paths: DataDir): boolean {
  try {
    const { pid, startedAt } = JSON.parse(readFileSync(paths.ownerFile, 'utf8'));
    return isSameProcess({ pid: Number(pid), startedAt: String(startedAt) });
  } catch {
    return false;
  }
}

/** Watches a server that is not our child; the timer does not keep the process alive. */
function whenGone(pgDir: string, pid: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setInterval(() => {
    if (isServerOf(pgDir, pid)) return;
    clearInterval(timer);
    resolve();
  }, 500);
  timer.unref();
  return promise;
}
