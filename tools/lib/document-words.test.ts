import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const MAX_WORDS_OF_A_DECISION = 350;

/** Words as people count them: what has a letter or a digit, without the lines of tables. */
const countWords = (text: string) => text.split(/[\s|]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

it('has no decision of more than 350 words', () => {
  const files = globSync('docs/decisions/*.md', { cwd: root });
  expect(files.length).toBeGreaterThan(40);
  const long = files.filter((file) => countWords(readFileSync(join(root, file), 'utf8')) > MAX_WORDS_OF_A_DECISION);
  expect(long).toEqual([]);
});
