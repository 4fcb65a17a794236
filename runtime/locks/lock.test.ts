import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeLock } from './lock.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aaram-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('takeLock', () => {
  const path = () => join(folder, 'start.lock');

  it('refuses a second holder and names the first', () => {
    const first = takeLock(path(), { shop: 'here' });
    expect(takeLock(path())).toEqual({ holder: expect.objectContaining({ pid: process.pid, shop: 'here' }) });
    if ('release' in first) first.release();
    expect(takeLock(path())).toMatchObject({ tookOver: false });
  });

  it.each([
    ['ended', JSON.stringify({ pid: 999_999_999, startedAt: '1' })],
    ['gave its number to another one', JSON.stringify({ pid: process.pid, startedAt: '1' })],
    ['left half a file', '{"pid":'],
  ])('takes the lock of a process that %s', (_what, content) => {
    writeFileSync(path(), content);
    expect(takeLock(path())).toMatchObject({ tookOver: true });
    expect(JSON.parse(readFileSync(path(), 'utf8')).pid).toBe(process.pid);
  });
});
