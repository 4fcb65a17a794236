import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, signal, until } from '@aaram/runtime/system';
import { processesIn } from './processes.ts';

/** What PostgreSQL writes into its folder while it runs. `status` is starting, ready, standby or stopping. */
export type PostmasterPid = { pid: number; port: number; status: string };

/** Reads `postmaster.pid`; undefined when there is none, or it is not complete yet. */
export function readPostmasterPid(pgDir: string): PostmasterPid | undefined {
  try {
    const lines = readFileSync(join(pgDir, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return Number.isInteger(pid) && pid > 0
      ? { pid, port: Number(lines[3]), status: lines[7]?.trim() ?? '' }
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether the process in the pid file is the server of this folder: not dead, not a zombie, and not another process
 * that got the same number after a restart of the machine or container.
 */
export function isServerOf(pgDir: string, pid: number): boolean {
  return process.platform === 'linux' ? processesIn(pgDir).includes(pid) : isAlive(pid);
}

/**
 * Ends every process that still works in the folder, gently first, and removes the stale pid file: PostgreSQL does not
 * start when another process has its number. Returns false when a process could not be ended.
 */
export async function clearLeftovers(pgDir: string): Promise<boolean> {
  const isEmpty = () => processesIn(pgDir).length === 0;
  // The watchdog of a dead owner, or the end of the postmaster, usually ends them soon.
  if (!(await until(isEmpty, 2500, 25))) await endServer(pgDir, isEmpty);
  if (!isEmpty()) return false;
  rmSync(join(pgDir, 'postmaster.pid'), { force: true });
  return true;
}

async function endServer(pgDir: string, isEmpty: () => boolean): Promise<void> {
  for (const name of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    for (const pid of processesIn(pgDir)) signal(pid, name);
    if (await until(isEmpty, 3000, 25)) return;
  }
}
