import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
/** What all modules may use of one is to be read at a glance; what one alone uses stands in `for-<module>.ts`. */
const MAX_NAMES = 30;

const countNames = (text: string) =>
  [...text.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, names = '']) =>
    names.split(',').filter((name) => name.trim() !== ''),
  ).length;

it('a module of the API lends at most 30 names to all others', () => {
  const files = globSync('api/src/modules/*/index.ts', { cwd: root });
  expect(files.length).toBeGreaterThan(20);
  const counts = files.map((file) => ({ file, names: countNames(readFileSync(resolve(root, file), 'utf8')) }));
  expect(counts.every(({ names }) => names > 0)).toBe(true);
  expect(counts.filter(({ names }) => names > MAX_NAMES)).toEqual([]);
});
