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
  const place = openDataDir(dataDir);
  try {
    const release = await takeFileLock(place.lockFile);
    try {
      return (await adopt(place, log)) ?? (await open(place, log));
    } finally {
      release();
    }
  } catch (error) {
    throw explainFailure(error, '', place.root);
  }
}

/** Quota a server whose owner is alive; ends what a dead owner left running and removes its pid file. */
async function adopt(place: DataDir, log: LaunchOptions['log']): Promise<RunningDatabase | undefined> {
  if (!readPostmasterPid(place.pgDir)) return undefined;
  const secret = readSecret(place);
  const serving = secret && (await until(() => settled(place, secret), 30_000, 25));
  if (secret && serving && serving !== 'gone') {
    const { pid, port } = serving;
    log(`The database already runs (process ${pid}); using it.`);
    return { url: urlOf(secret, port), owner: false, exited: whenGone(place.pgDir, pid), stop: async () => undefined };
  }
  if (await clearLeftovers(place.pgDir)) return undefined;
  throw new DatabaseLaunchError('busy', `An old database process still uses ${place.pgDir} and does not end.`);
}

/** The server once it responds, 'gone' when it or its owner is dead, undefined while it is still starting. */
async function settled(place: DataDir, secret: DatabaseSecret): Promise<PostmasterPid | 'gone' | undefined> {
  const written = readPostmasterPid(place.pgDir);
  // A server whose owner died is not shared: its watchdog is about to end it.
  if (!written || !ownerLives(place) || !isServerOf(place.pgDir, written.pid)) return 'gone';
  if (written.status !== 'ready' || !(await answers(urlOf(secret, written.port, 'postgres')))) return undefined;
  return ownerLives(place) ? written : 'gone';
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

async function open(place: DataDir, log: LaunchOptions['log']): Promise<RunningDatabase> {
  const program = findPostgres();
  const runAs = await chooseRunAs(program, place.root, place.pgDir);
  const secret = await initialise(place, program, runAs);
  writeFileSync(place.ownerFile, JSON.stringify(identify()), { mode: 0o600 });
  const server = await startWithPatience(() => startServer(place, program, runAs, secret.port), log);
  try {
    if (server.port !== secret.port) saveSecret(place, { ...secret, port: server.port });
    await createIfMissing(urlOf(secret, server.port, 'postgres'));
  } catch (error) {
    await server.stop();
    throw error;
  }
  const stop = async () => {
    await server.stop();
    if (!readPostmasterPid(place.pgDir)) rmSync(place.ownerFile, { force: true });
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

function ownerLives(place: DataDir): boolean {
  try {
    const { pid, startedAt } = JSON.parse(readFileSync(place.ownerFile, 'utf8'));
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
