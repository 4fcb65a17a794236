/**
 * Checks that every rule and document that a file cites is in this repository: docs/product-rules.md by anchor, others
 * by name. Exits 1 with one line for each that is missing. Takes a folder to check (for tests); default is this
 * repository.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { findReferenceProblems, readAnchors } from './lib/checks/rule-references.ts';

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
const made = /(^|[\\/])(node_modules|dist|releases|storybook-static|\.(cache|data|git))$/;
const files = globSync('**/*.{ts,tsx,mjs,cjs,js,css,md,mdx,sql,yml}', {
  cwd: root,
  exclude: (path) => made.test(path),
});
const anchors = readAnchors(readFileSync(join(root, 'docs/product-rules.md'), 'utf8'));
const documents = files.map((file) => basename(file));

let problems = 0;
const twice = anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index);
for (const anchor of twice) {
  problems += 1;
  console.error(`docs/product-rules.md: two headings have the anchor ${anchor}`);
}
for (const file of files) {
  for (const { line, says, text } of findReferenceProblems(readFileSync(join(root, file), 'utf8'), {
    anchors,
    documents,
  })) {
    problems += 1;
    console.error(`${file}:${line}: ${says}\n  ${text.slice(0, 120)}`);
  }
}
process.exit(problems > 0 ? 1 : 0);
