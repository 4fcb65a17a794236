import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { claimStore } from './claim-store.ts';

function makeFolders(count: number) {
  return Array.from({ length: count }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'aaram-claim-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return { folder };
  });
}

describe('claiming a store', () => {
  it('gives each process its own, the same one each time, and none when all are taken', () => {
    const stores = makeFolders(2);
    expect(claimStore(stores)).toBe(stores[0]);
    expect(claimStore(stores, process.ppid)).toBe(stores[1]);
    expect(claimStore(stores)).toBe(stores[0]);
    expect(() => claimStore(stores, 1)).toThrow('All 2 stores are in use');
  });

  it('gives the store of a process that has ended to the next one', () => {
    const stores = makeFolders(1);
    claimStore(stores, spawnSync(process.execPath, ['--version']).pid);
    expect(claimStore(stores)).toBe(stores[0]);
  });
});
