import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readStoryBytes } from './lib/story-bytes.ts';

const CARD = './src/card/card.stories.tsx';
const LIST = './src/list/list.stories.tsx';
const built = {
  'iframe.html': '<script>root = "ROOT/.storybook"; import "runtime~main.0123456789abcdef.js"</script>',
  'runtime~main.0123456789abcdef.iframe.bundle.js': 'chunks = { card: "1111aaaa", list: "2222bbbb" }',
  'card-card-stories.1111aaaa.iframe.bundle.js': 'a card',
  'card-card-stories.1111aaaa.css': 'card {}',
  'list-list-stories.2222bbbb.iframe.bundle.js': 'a list',
  '7.3333cccc.iframe.bundle.js': 'what both use',
  'project.json': '{ "generatedAt": 1 }',
  'motion-mdx.4444dddd.iframe.bundle.js': 'words',
  'blog/7.5555eeee.iframe.bundle.js': 'another Storybook',
};

/** The hashes of both files in a Storybook, built in a new folder. */
async function hash(changes: Record<string, string> = {}) {
  const root = await mkdtemp(join(tmpdir(), 'aaram-story-bytes-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries({ ...built, ...changes })) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text.replace('ROOT', root));
  }
  const read = readStoryBytes({ folder: root, others: ['blog'], root });
  return { card: read(CARD), list: read(LIST), missing: read('./src/other.stories.tsx') };
}

it('are the same in every folder, and none for a file without a chunk', async () => {
  const first = await hash();
  expect(first).toEqual({ card: expect.any(String), list: expect.any(String), missing: undefined });
  expect(first.card).not.toBe(first.list);
  expect(await hash()).toEqual(first);
});

it.each([
  ['the time of the build', { 'project.json': '{ "generatedAt": 2 }' }],
  ['documentation', { 'motion-mdx.4444dddd.iframe.bundle.js': 'other words' }],
  ['another Storybook', { 'blog/7.5555eeee.iframe.bundle.js': 'changed' }],
  [
    'hashes of chunks in what names all of them',
    { 'runtime~main.0123456789abcdef.iframe.bundle.js': 'chunks = { card: "1111aaab", list: "2222bbbb" }' },
  ],
])('do not change with %s', async (_, change) => {
  expect(await hash(change)).toEqual(await hash());
});

it.each([
  ['its script', { 'card-card-stories.1111aaaa.iframe.bundle.js': 'a new card' }],
  ['its style', { 'card-card-stories.1111aaaa.css': 'card { color: red }' }],
])('of a file change with %s, those of another file do not', async (_, change) => {
  const [before, after] = [await hash(), await hash(change)];
  expect(after.card).not.toBe(before.card);
  expect(after.list).toBe(before.list);
});

it.each([
  ['a chunk that others share', { '7.3333cccc.iframe.bundle.js': 'changed' }],
  ['a chunk more', { '8.6666ffff.iframe.bundle.js': 'more' }],
  ['how chunks are loaded', { 'runtime~main.0123456789abcdef.iframe.bundle.js': 'load({ card: "1111aaaa" })' }],
  ['the page', { 'iframe.html': '<script>dark = true</script>' }],
])('of every file change with %s', async (_, change) => {
  const [before, after] = [await hash(), await hash(change)];
  expect(after.card).not.toBe(before.card);
  expect(after.list).not.toBe(before.list);
});
