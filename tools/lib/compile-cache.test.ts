import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { setCompileCache } from './compile-cache.mjs';

const root = mkdtempSync(join(tmpdir(), 'aaram-compile-cache-'));
const folder = join(root, '.cache/node');
afterEach(() => rmSync(root, { recursive: true, force: true }));

function fill(bytes: number): void {
  mkdirSync(join(folder, 'v24'), { recursive: true });
  writeFileSync(join(folder, 'v24/module'), Buffer.alloc(bytes));
}

it('the cache of compiled modules stands in the project', () => {
  const env: NodeJS.ProcessEnv = {};
  setCompileCache(root, env);
  expect(env.NODE_COMPILE_CACHE).toBe(folder);
});

it('a cache of compiled modules below its bound stays, and one above it begins again', () => {
  fill(100);
  setCompileCache(root, {}, 10_000);
  expect(existsSync(join(folder, 'v24/module'))).toBe(true);
  fill(20_000);
  setCompileCache(root, {}, 10_000);
  expect(existsSync(folder)).toBe(false);
});

it('a cache of compiled modules that the environment names is left alone', () => {
  const env: NodeJS.ProcessEnv = { NODE_COMPILE_CACHE: '/elsewhere' };
  setCompileCache(root, env);
  expect(env.NODE_COMPILE_CACHE).toBe('/elsewhere');
});
