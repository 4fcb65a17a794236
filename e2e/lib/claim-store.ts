import { readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Notes in the store's folder who has it. False when another running process has it. */
function claim(folder: string, pid: number): boolean {
  const path = join(folder, 'claimed-by');
  try {
    // A link is there with its content at once; a file would be empty for a moment.
    symlinkSync(String(pid), path);
    return true;
  } catch {
    const owner = Number(readlinkSync(path));
    if (owner === pid || isRunning(owner)) {
      return owner === pid;
    }
    rmSync(path, { force: true });
    return claim(folder, pid);
  }
}

/**
 * Claims a store for a worker's process until it ends, so that no other worker changes it. The test runner's own number
 * of a worker does not do: two workers of a later group of projects may have the same one. Throws when all are taken.
 */
export function claimStore<T extends { folder: string }>(stores: readonly T[], pid = process.pid): T {
  const store = stores.find(({ folder }) => claim(folder, pid));
  if (!store) {
    throw new Error(`All ${stores.length} stores are in use by other workers: see e2e/global-setup.ts.`);
  }
  return store;
}
