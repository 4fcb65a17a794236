/**
 * npm run rules [-- text]: prints every rule of docs/product-rules.md, and every promise of security, reliability and
 * against dark patterns, with the tests that show it; or those whose name has a text.
 */
import { resolve } from 'node:path';
import { readTags, readTestFiles } from './lib/test-tags.ts';

const text = process.argv.slice(2).join('-');
const tests = readTestFiles(resolve(import.meta.dirname, '..')).flatMap(readTags);
const byName = Map.groupBy(
  tests.flatMap(({ kind, names, ...test }) => names.map((name) => ({ name: `${kind} ${name}`, ...test }))),
  ({ name }) => name,
);
const found = [...byName].filter(([name]) => name.includes(text)).sort(([a], [b]) => a.localeCompare(b));
for (const [name, shown] of found) {
  console.log(`${name}\n${shown.map(({ file, line, title }) => `  ${file}:${line} ${title}`).join('\n')}\n`);
}
if (found.length === 0) console.log(`No rule or promise has "${text}": npm run rules lists all.`);
