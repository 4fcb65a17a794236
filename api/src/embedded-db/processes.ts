import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** A process that cannot be mistaken for a later one with the same number. */
export type ProcessIdentity = { pid: number; startedAt: string };

/** Who this process is, for lock and owner files. */
export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, startedAt: statOf(process.pid)?.startedAt ?? '' };
}

/** True while that very process lives. A zombie is dead: nobody has collected it yet, but it runs no more. */
export function isSameProcess({ pid, startedAt }: ProcessIdentity): boolean {
  const stat = statOf(pid);
  if (stat === undefined) return process.platform !== 'linux' && answersSignal(pid);
  return !stat.dead && (startedAt === '' || stat.startedAt === startedAt);
}

/** True while a process with this number runs (and is no zombie). */
export function isAlive(pid: number): boolean {
  return isSameProcess({ pid, startedAt: '' });
}

/**
 * Numbers of the live processes working inside `folder`. PostgreSQL and every process it forks stand in
 * their data folder, so this finds orphaned backends too, which a pid file cannot. Empty without /proc.
 */
export function processesIn(folder: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => workingFolder(pid) === folder && isAlive(pid));
}

/** Sends a signal; a process that is already gone is fine. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function statOf(pid: number): { dead: boolean; startedAt: string } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold anything, so count the fields from its closing one.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { dead: fields[0] === 'Z' || fields[0] === 'X', startedAt: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

function answersSignal(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
