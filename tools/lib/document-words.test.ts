import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const MAX_WORDS_OF_A_DECISION = 350;
const MAX_WORDS_OF_ALL_DOCUMENTS = 45_000;
/** Documents that are to be read in one go. */
const MAX_WORDS: Readonly<Record<string, number>> = { 'docs/architecture.md': 700, 'docs/performance.md': 900 };

/** Words as people count them: what has a letter or a digit, without the lines of tables. */
const countWords = (text: string) => text.split(/[\s|]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

it('has no decision of more than 350 words', () => {
  const files = globSync('docs/decisions/*.md', { cwd: root });
  expect(files.length).toBeGreaterThan(40);
  const long = files.filter((file) => countWords(readFileSync(join(root, file), 'utf8')) > MAX_WORDS_OF_A_DECISION);
  expect(long).toEqual([]);
});

it('has no more words in all documents than a person can read', () => {
  const list = execFileSync('git', ['ls-files', '-z', '--', '*.md'], { cwd: root, encoding: 'utf8' });
  const files = list.split('\0').filter(Boolean);
  expect(files.length).toBeGreaterThan(60);
  const words = files.map((file) => countWords(readFileSync(join(root, file), 'utf8')));
  expect(words.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MAX_WORDS_OF_ALL_DOCUMENTS);
});

it.each(Object.entries(MAX_WORDS))('is read in one go: %s', (file, max) => {
  expect(countWords(readFileSync(join(root, file), 'utf8'))).toBeLessThanOrEqual(max);
});
