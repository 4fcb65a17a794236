import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFolder } from '@aaram/runtime/publishing/files/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compileSource, source } from '../fixtures/compiled-source.ts';
import { findSource } from './source-stack.ts';

let dir: string;
let feed: Awaited<ReturnType<typeof serveFolder>>;
let position: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'aaram-maps-'));
  feed = await serveFolder(dir);
  const { map, row, column } = await compileSource();
  position = `page-blogs.js:${row}:${column + 1}`;
  const named = { ...JSON.parse(map), sources: ['webpack://blog/./src/app/list.ts?1a2b'], sourcesContent: [source] };
  await writeFile(join(dir, 'page-blogs.js.map'), JSON.stringify(named));
});
afterAll(async () => {
  await feed.close();
  await rm(dir, { recursive: true, force: true });
});

it.each([
  ['Chromium', (address: string) => `    at showTitle (${address})`],
  ['Firefox and Safari', (address: string) => `showTitle@${address}`],
])('a stack of %s names the position in the source, and shows its line once', async (_browser, frame) => {
  const stack = (at: string) => ['TypeError: post is undefined', frame(at), frame(at)].join('\n');
  expect(await findSource(stack(`${feed.url}/${position}`), [feed.url])).toBe(
    stack('blog/src/app/list.ts:4').replace(
      /list\.ts:4(\)?)\n/,
      'list.ts:4$1\n  > 4 | return post.title.toUpperCase();\n',
    ),
  );
});

it('what has no map, or is of another origin, stays as it is, and no other origin is asked', async () => {
  const { asked } = feed;
  const unknown = `Error: no\n    at http://127.0.0.1:9/other.js:1:1\n    at ${feed.url}/other.js:1:1\n    at <anonymous>`;
  expect(await findSource(unknown, [feed.url])).toBe(unknown);
  expect(feed.asked).toBe(asked + 1);
  expect(await findSource(unknown, [])).toBe(unknown);
  expect(feed.asked).toBe(asked + 1);
});
