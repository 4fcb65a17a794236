import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@aaram/runtime/publishing/files';
import { makeRemote } from '@aaram/runtime/publishing/files/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compileSource } from '../../../tools/lib/fixtures/compiled-source.ts';
import { findSourceLine } from './source-line.ts';

let folder: string;
let release: Release;
let stack: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aaram-source-line-'));
  const { code, map, row, column } = await compileSource();
  stack = `TypeError: no title\n    at showTitle (blog@0123456789ab.cjs:${row}:${column})`;
  await mkdir(join(folder, 'server'));
  await writeFile(join(folder, 'server/entry.cjs'), code);
  const sources = ['webpack://blog/./src/app/list.ts'];
  await writeFile(join(folder, 'server/entry.cjs.map'), JSON.stringify({ ...JSON.parse(map), sources }));
  const made = await makeRemote('blog', ['/blogs'], { server: code });
  release = { ...made, dir: join(folder, 'release', made.manifest.version) };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('an error of a release that was just built names the line of the source', async () => {
  expect(await findSourceLine(release, stack)).toBe('blog/src/app/list.ts:4');
});

it('an error of a release names no line when another build lies beside it by now', async () => {
  const { manifest } = await makeRemote('blog', ['/blogs'], { server: 'module.exports = 1' });
  expect(await findSourceLine({ ...release, manifest }, stack)).toBeUndefined();
});

it('an error of a release that was built elsewhere names no line', async () => {
  expect(await findSourceLine({ ...release, dir: join(folder, 'elsewhere/release/x') }, stack)).toBeUndefined();
});
