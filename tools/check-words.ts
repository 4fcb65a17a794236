/** Checks that names, comments, tests and documents use the field's words. Exits 1 with one line for each other one. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findUnusedWords, hasUnusedWord } from './lib/unused-words.ts';

const root = resolve(import.meta.dirname, '..');
const made = /(^|[\\/])(node_modules|dist|releases|storybook-static|migrations|\.(cache|data|git))$/;
const files = globSync('**/*.{ts,tsx,mjs,cjs,js,css,md,mdx,yml,conf}', {
  cwd: root,
  exclude: (path) => made.test(path),
});

let problems = 0;
const report = (says: string) => {
  problems += 1;
  console.error(says);
};
for (const file of files) {
  if (/(^|\/)(unused-words(\.test)?\.ts|glossary\.md)$/.test(file)) continue;
  if (hasUnusedWord(file)) report(`${file}: its name has a word that is not used`);
  for (const { line, says, text } of findUnusedWords(readFileSync(join(root, file), 'utf8')))
    report(`${file}:${line}: ${says}\n  ${text.slice(0, 120)}`);
}
process.exit(problems > 0 || files.length === 0 ? 1 : 0);
