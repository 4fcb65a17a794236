import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { listPackagesWithTexts, oneOf } from './workspaces.mjs';

/** What is about versions: of releases for who runs the store, and of the words that a person agreed to. */
const aboutVersions = /\/(releases?|release-moves|previews|my-data|my-data-copy|privacy|import-columns)\.ts$/;

/** Words of programs that no sentence for people has, and in which files. */
const isEverywhere = () => true;
const banned: [words: RegExp, isIn: (file: string) => boolean][] = [
  [/\bversions?\b/i, (file) => !aboutVersions.test(file)],
  [/must be (text|a list|a group|of another kind|true|false)|there is no field|\b(true or false)\b/i, isEverywhere],
  [/(present|current|stale) (figures|version|data)|\bpayload\b|\bschema\b|\bmultipart\b|\bundefined\b/i, isEverywhere],
  // Names of the code: `isAvailable`, `order_id`.
  [/(?<![\w${.#/-])(?!iPhone)[a-z]+(?:[A-Z][a-z]+|_[a-z]+)+(?![\w(:-])/, isEverywhere],
];

/** The texts of a file: what stands in quotes, without what is put into them. */
const readTexts = (source: string) =>
  [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`|"((?:[^"\\\n]|\\.)*)"/g)]
    .map(([, single, template, double]) => (single ?? template ?? double ?? '').replaceAll(/\$\{[^}]*\}/g, '…'))
    .filter((text) => /\s/.test(text.trim()) && /^[A-Z“…]/.test(text));

const root = new URL('../..', import.meta.url).pathname;

// rules: errors-of-the-api
it('no sentence that people read speaks of versions, figures or names of fields', async () => {
  const files = globSync(`${oneOf(listPackagesWithTexts(root))}/src/texts/en/*.ts`, { cwd: root });
  expect(files.length).toBeGreaterThan(100);
  const faults: string[] = [];
  for (const file of files) {
    const texts = readTexts(await readFile(`${root}/${file}`, 'utf8'));
    for (const [words] of banned.filter(([, isIn]) => isIn(file))) {
      faults.push(...texts.filter((text) => words.test(text)).map((text) => `${file}: ${text}`));
    }
  }
  expect(faults).toEqual([]);
});
