import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { askForStore, serveStores } from './worker-stores.ts';

/** Serves stores that are only numbers; `stopped` are those that have been stopped. */
function serve(start?: () => Promise<never>) {
  const folder = mkdtempSync(join(tmpdir(), 'aaram-workers-'));
  const stopped: number[] = [];
  let count = 0;
  const startNext = async () => {
    count += 1;
    const store = count;
    return { store, stop: async () => stopped.push(store) };
  };
  const stopAll = serveStores<number>(folder, start ?? startNext);
  onTestFinished(async () => {
    await stopAll();
    rmSync(folder, { recursive: true });
  });
  return { folder, stopped, stopAll, count: () => count };
}

describe('the stores of workers', () => {
  it('start when they are asked for, one for each worker, the same one each time', async () => {
    const { folder, count } = serve();
    expect(count()).toBe(0);
    expect(await askForStore(folder)).toBe(1);
    expect(await askForStore(folder, process.ppid)).toBe(2);
    expect(await askForStore(folder)).toBe(1);
    expect(count()).toBe(2);
  });

  it('end with their worker, and with the run', async () => {
    const { folder, stopped, stopAll } = serve();
    const worker = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await askForStore(folder, worker.pid);
    await askForStore(folder);
    worker.kill('SIGKILL');
    await vi.waitFor(() => expect(stopped).toEqual([1]), { timeout: 20_000 });
    await stopAll();
    expect(stopped).toEqual([1, 2]);
  });

  it('are stopped although their worker ended before they were up', async () => {
    const { folder, stopped } = serve();
    await askForStore(folder, spawnSync(process.execPath, ['--version']).pid);
    await vi.waitFor(() => expect(stopped).toEqual([1]), { timeout: 20_000 });
  });

  it('say why they did not start', async () => {
    const { folder } = serve(() => Promise.reject(new Error('Port 3000 is in use.')));
    await expect(askForStore(folder)).rejects.toThrow('Port 3000 is in use.');
  });
});
