import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import type { DataDir } from '@aaram/runtime/postgres/folder';
import {
  commandAs,
  DatabaseLaunchError,
  explainFailure,
  guard,
  type PostgresProgram,
  type RunAs,
} from '@aaram/runtime/postgres/program';
import { isAlive, signal, tryListen, until } from '@aaram/runtime/system';
import { archiveSettings } from './archive-command.ts';
import { readPostmasterPid } from './postmaster-pid.ts';

/** A server that this process runs. `exited` resolves when it has ended, for any reason. */
export type PostgresServer = { port: number; exited: Promise<void>; stop(): Promise<void> };

const LOG_LIMIT_BYTES = 5 * 1024 * 1024;
/** Replaying the log after a crash may take a while on a slow disk. */
const READY_TIMEOUT_MS = 300_000;

/** Sized for a small shop on a small machine. Settings for safe writes are listed although they are the default. */
const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  password_encryption: 'scram-sha-256',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
};

/** Settings besides the usual ones, and how long the start may take: a restore replays the log first. */
export type StartOptions = { settings?: Record<string, string>; patienceMs?: number };

/** Starts the server and waits until it takes connections. `preferredPort` is used when it is free. */
export async function startServer(
  paths: DataDir,
  program: PostgresProgram,
  runAs: RunAs,
  preferredPort: number | undefined,
  { settings: own = {}, patienceMs = READY_TIMEOUT_MS }: StartOptions = {},
): Promise<PostgresServer> {
  const port = await freePort(preferredPort);
  const all = { ...SETTINGS, ...archiveSettings(paths.root), ...own, port: String(port) };
  const settings = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = commandAs(runAs, program.postgres, ['-D', paths.pgDir, ...settings]);
  rotate(paths.logFile);
  const log = openSync(paths.logFile, 'a', 0o600);
  const logStart = statSync(paths.logFile).size;
  const child = spawn(command.file, command.args, {
    ...command.identity,
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
    stdio: ['ignore', log, log],
    // A separate process group: Ctrl-C in the terminal must not stop the database before the API has finished.
    detached: true,
  });
  closeSync(log);
  const watchdog = child.pid === undefined ? undefined : guard(child.pid);
  const exited = ended(child).then(() => watchdog?.release());
  const problem = await waitUntilReady(child, paths.pgDir, patienceMs);
  if (problem) {
    await stopServer(child, exited);
    throw explainFailure(problem, readFrom(paths.logFile, logStart), paths.root);
  }
  return { port, exited, stop: () => stopServer(child, exited) };
}

/** Undefined when the server is ready, otherwise the error; an empty one when the reason is in the log. */
async function waitUntilReady(child: ChildProcess, pgDir: string, patienceMs: number): Promise<Error | undefined> {
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  const outcome = await until(
    () => {
      if (failure || hasEnded(child)) return 'ended';
      const written = readPostmasterPid(pgDir);
      return written?.pid === child.pid && written?.status === 'ready' ? 'ready' : undefined;
    },
    patienceMs,
    5,
  );
  if (outcome === 'ready') return undefined;
  if (outcome === 'ended') return failure ?? new Error('');
  return new DatabaseLaunchError(
    'failed',
    `The database was not ready within ${patienceMs / 60_000} minutes: see pg18.log in the data folder.`,
  );
}

/** INT rolls open transactions back and closes cleanly; QUIT and KILL follow only when that takes too long. */
async function stopServer(child: ChildProcess, exited: Promise<void>): Promise<void> {
  for (const [name, patienceMs] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5000],
    ['SIGKILL', 5000],
  ] as const) {
    if (hasEnded(child) || child.pid === undefined) break;
    signal(child.pid, name);
    if (await until(() => hasEnded(child), patienceMs)) break;
  }
  await exited;
}

function hasEnded(child: ChildProcess): boolean {
  if (child.exitCode !== null || child.signalCode !== null) return true;
  return child.pid === undefined || !isAlive(child.pid);
}

function ended(child: ChildProcess): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  child.once('exit', () => resolve());
  child.once('error', () => resolve());
  return promise;
}

/** Below the range for outgoing connections, so that none of them takes the port. */
async function freePort(preferred: number | undefined): Promise<number> {
  const candidates = [preferred, ...Array.from({ length: 30 }, () => 20_000 + Math.floor(Math.random() * 12_000))];
  for (const port of candidates)
    if (port !== undefined && (await tryListen(port, '127.0.0.1')) === undefined) return port;
  throw new DatabaseLaunchError('busy', 'No free port for the database was found between 20000 and 32000.');
}

function rotate(logFile: string): void {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT_BYTES) renameSync(logFile, `${logFile}.1`);
}

function readFrom(file: string, start: number): string {
  return readFileSync(file).subarray(start).toString('utf8').slice(-20_000);
}
