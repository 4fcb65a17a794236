import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { listApps, oneOf } from './workspaces.mjs';

const root = resolve(import.meta.dirname, '../..');
const sources = globSync(`${oneOf(listApps(root))}/src/**/*.{ts,tsx}`, { cwd: root })
  .map((file) => readFileSync(resolve(root, file), 'utf8'))
  .filter((source) => source.includes('definePage('));

/** In the order in which they stand: the chunks that pages name, each with those that are imported after it. */
const named = sources.flatMap((source) =>
  source
    .split(/\bchunk: /)
    .slice(1)
    .map((part) => ({
      chunk: /^'([\w-]+)'/.exec(part)?.[1],
      imported: [...part.matchAll(/webpackChunkName: "page-([\w-]+)"/g)].map(([, name]) => name),
    })),
);

it('a page names the chunk that its script is in, so that a document preloads the right files', () => {
  expect(named.length).toBeGreaterThan(20);
  for (const { chunk, imported } of named) {
    expect(imported.length === 0 || imported[0] === chunk, `${chunk}: ${imported}`).toBe(true);
  }
});
