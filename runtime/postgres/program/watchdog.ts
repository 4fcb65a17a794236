import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Command } from './run-as.ts';

/**
 * Reads until its input ends, which is when this process dies, for any reason. A group of processes is killed at once,
 * because its unfinished result is deleted anyway. A server gets INT (clean stop), then QUIT (recovery at the next
 * start), then KILL. A zombie counts as gone.
 */
const SCRIPT = `cat >/dev/null
case $1 in -*) kill -s KILL -- "$1"; exit 0 ;; esac
gone() {
  i=0
  while [ $i -lt $1 ]; do
    kill -s 0 -- "$2" 2>/dev/null || exit 0
    read -r stat <"/proc/$2/stat" && case $stat in *") Z "*) exit 0 ;; esac
    sleep 0.1
    i=$((i + 1))
  done
}
kill -s INT -- "$1" && gone 12 "$1"
kill -s QUIT -- "$1" && gone 30 "$1"
kill -s KILL -- "$1"`;

/** A small process that stops another one when this process has died. */
export type Watchdog = { release(): void };

/**
 * Ends a server (or, with a negative number, a group of processes) when this process dies: after `kill -9` it is gone
 * within two seconds. Call `release` when it has ended by itself.
 */
export function guard(pid: number): Watchdog {
  const watcher = spawn('/bin/sh', ['-c', SCRIPT, 'aaram-database-watchdog', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // A separate session: Ctrl-C and a kill of our process group must not end it.
    detached: true,
    cwd: '/',
  });
  watcher.on('error', () => undefined);
  watcher.stdin.on('error', () => undefined);
  watcher.unref();
  return { release: () => killGroup(watcher) };
}

/** Runs a program to its end and returns what it printed. It is killed when this process dies. */
export async function runGuarded(command: Command, cwd: string): Promise<{ ok: boolean; output: string }> {
  const child = spawn(command.file, command.args, {
    ...command.identity,
    cwd,
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const watchdog = child.pid === undefined ? undefined : guard(-child.pid);
  let output = '';
  const keep = (chunk: Buffer) => {
    output = `${output}${chunk.toString()}`.slice(-20_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  try {
    const [code] = await once(child, 'close');
    return { ok: code === 0, output };
  } finally {
    watchdog?.release();
  }
}

function killGroup(watcher: ChildProcess): void {
  if (watcher.pid === undefined || watcher.exitCode !== null || watcher.signalCode !== null) return;
  try {
    process.kill(-watcher.pid, 'SIGKILL');
  } catch {
    watcher.kill('SIGKILL');
  }
}
