import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { processesIn } from '@aaram/runtime/postgres/server';
import { signal, until } from '@aaram/runtime/system';

/** A program in a child process; `lines` grows while it prints. */
export type Program = { child: ChildProcess; lines: string[]; errors: string[]; ended: Promise<number | null> };

/** A new temporary folder; `remove` ends every process that runs in it and deletes it. */
export function temporaryDataDir(): { dataDir: string; pgDir: string; remove: () => Promise<void> } {
  const folder = mkdtempSync(join(tmpdir(), 'aaram-db-'));
  const dataDir = join(folder, 'data');
  const pgDir = join(dataDir, 'pg18');
  const remove = async () => {
    for (const pid of processesIn(pgDir)) signal(pid, 'SIGKILL');
    await until(() => processesIn(pgDir).length === 0, 5000);
    rmSync(folder, { recursive: true, force: true });
  };
  return { dataDir, pgDir, remove };
}

/** Process ids of the watchdogs of a process. */
export function watchdogsOf(pid: number): number[] {
  const isWatchdog = (name: string) => {
    try {
      return readFileSync(`/proc/${name}/cmdline`, 'utf8').endsWith(`aaram-database-watchdog\0${pid}\0`);
    } catch {
      return false;
    }
  };
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isWatchdog(name))
    .map(Number);
}

/** Starts a TypeScript program of this folder. */
export function runProgram(file: URL, args: string[]): Program {
  const child = spawn(process.execPath, [fileURLToPath(file), ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const lines: string[] = [];
  const errors: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line));
  const ended = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null));
  return { child, lines, errors, ended };
}

/** Opens the database through main.ts and waits for its line. */
export async function openInProcess(dataDir: string): Promise<Program & { url: string; owner: boolean }> {
  const program = runProgram(new URL('../main.ts', import.meta.url), [dataDir]);
  const line = await until(() => program.lines[0] ?? (program.child.exitCode !== null && 'none'), 60_000);
  if (!line || line === 'none') throw new Error(`main.ts said: ${program.errors.join('\n')}`);
  const { url, owner } = JSON.parse(line);
  return { ...program, url, owner };
}
