import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartProblem } from '@aaram/runtime/problems';
import { takeLock } from './lock.mjs';

/** How long a process waits for the lock of a folder, ms. A build takes up to a minute on a slow machine. */
const LOCK_TIMEOUT_MS = 300_000;

/** Runs the work while no other process of this store changes the folder. Throws one line when that takes too long. */
export async function withLock<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, '.lock');
  const until = performance.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    const lock = takeLock(path);
    if ('release' in lock) {
      try {
        return await work();
      } finally {
        lock.release();
      }
    }
    if (performance.now() > until)
      throw new StartProblem(`Process ${lock.holder.pid} has been changing ${folder} for five minutes: try again.`);
    await wait(5 + Math.random() * 20);
  }
}
