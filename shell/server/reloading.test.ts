import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createReloading } from './reloading.ts';

let dir: string;
let file: string;
let lines: string[];
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'aaram-reloading-'));
  file = join(dir, 'entry.json');
  lines = [];
});
afterEach(() => rm(dir, { recursive: true, force: true }));

function open() {
  let loads = 0;
  const load = async () => {
    loads += 1;
    return JSON.parse(await readFile(file, 'utf8'));
  };
  const read = createReloading(file, load, (line) => lines.push(line));
  return { read, loads: () => loads };
}

it('a value is loaded once, and again when its file has changed', async () => {
  await writeFile(file, '"first"');
  const { read, loads } = open();
  expect([await read(), await read(), loads()]).toEqual(['first', 'first', 1]);
  await writeFile(file, '"second"');
  expect(await read()).toBe('second');
});

it('while its file is being written or is away, the value from before counts, and the next good file heals it', async () => {
  await writeFile(file, '"first"');
  const { read } = open();
  await read();
  await writeFile(file, '"sec');
  expect([await read(), await read()]).toEqual(['first', 'first']);
  await rm(file);
  expect(await read()).toBe('first');
  await writeFile(file, '"second"');
  expect(await read()).toBe('second');
  expect(lines).toEqual([expect.stringContaining('cannot be used yet'), expect.stringContaining('ENOENT')]);
});

it('a first value that cannot be had is an error, and is tried again', async () => {
  const { read } = open();
  await expect(read()).rejects.toThrow(/ENOENT/);
  await writeFile(file, '"first"');
  expect(await read()).toBe('first');
});
