import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseLaunchError } from './errors.ts';
import { isSameProcess, ownIdentity, type ProcessIdentity } from './processes.ts';
import { until } from './until.ts';

let attempts = 0;

/**
 * Takes the lock file, waiting while another live process holds it; a dead holder's lock is taken over.
 * Returns the function that gives it back. Throws `busy` after `timeoutMs`.
 */
export async function takeFileLock(path: string, timeoutMs = 90_000): Promise<() => void> {
  attempts += 1;
  const own = `${path}.${process.pid}.${attempts}`;
  writeFileSync(own, JSON.stringify({ ...ownIdentity(), attempt: attempts }), { mode: 0o600 });
  try {
    const taken = await until(() => tryLink(own, path), timeoutMs, 20);
    if (!taken) {
      throw new DatabaseLaunchError(
        'busy',
        `Another start of the database holds ${path} for more than ${timeoutMs / 1000} s.`,
      );
    }
    return () => rmSync(path, { force: true });
  } finally {
    rmSync(own, { force: true });
  }
}

/** A hard link appears with its content at once, so nobody ever reads a half written lock. */
function tryLink(own: string, path: string): boolean {
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const holder = readHolder(path);
  if (holder && !isSameProcess(holder)) removeDead(path, `${own}.dead`);
  return false;
}

/** Moved aside and looked at again: in between, another starter may have put its own lock there. */
function removeDead(path: string, aside: string): void {
  try {
    renameSync(path, aside);
    const moved = readHolder(aside);
    if (moved && isSameProcess(moved)) linkSync(aside, path);
  } catch {
    // Somebody else was faster; the next attempt sees how things stand.
  } finally {
    rmSync(aside, { force: true });
  }
}

function readHolder(path: string): ProcessIdentity | undefined {
  try {
    const { pid, startedAt } = JSON.parse(readFileSync(path, 'utf8'));
    return typeof pid === 'number' && typeof startedAt === 'string'
      ? { pid, startedAt }
      : { pid: -1, startedAt: 'unreadable' };
  } catch (error) {
    const gone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return gone ? undefined : { pid: -1, startedAt: 'unreadable' };
  }
}
