import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listRemotes } from './workspaces.mjs';

const root = resolve(import.meta.dirname, '../..');
const READS = /(?:search|params|searchParams|useSearchParams\(\)\[0\])\.(?:get|getAll|has)\('([\w-]+)'\)/g;
/** Where a remote says which parameters its pages read. */
const SAYS = [
  'src/remote.tsx',
  'src/app/*-pages.{ts,tsx}',
  'src/features/catalog/filters-url.ts',
  'src/features/reviews/review-choice.ts',
];

const read = (file: string) => readFileSync(file, 'utf8');

describe('the parameters of an address', () => {
  // security: unknown-parameters
  it.each(listRemotes(root))('that the pages of %s read are named for the server', (remote) => {
    const said = globSync(SAYS, { cwd: resolve(root, remote) })
      .map((file) => read(resolve(root, remote, file)).replaceAll(READS, ''))
      .join();
    const sources = globSync('src/**/*.{ts,tsx}', { cwd: resolve(root, remote) });
    const names = sources
      .filter((file) => !/\.(test|stories)\./.test(file))
      .flatMap((file) => [...read(resolve(root, remote, file)).matchAll(READS)].map(([, name]) => name));
    expect(names.filter((name) => !said.includes(`'${name}'`))).toEqual([]);
  });

  it("are none on the shell's own pages, whose documents are made without them", () => {
    const sources = globSync('shell/src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\./.test(file));
    expect(sources.filter((file) => /useSearchParams/.test(read(resolve(root, file))))).toEqual([]);
  });
});
