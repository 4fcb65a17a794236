/** npm run rules [-- text]: prints every rule of docs/product-rules.md with its tests, or those whose name has a text. */
import { resolve } from 'node:path';
import { readAllTags } from './lib/rule-tags.ts';

const text = process.argv.slice(2).join('-');
const byRule = Map.groupBy(
  readAllTags(resolve(import.meta.dirname, '..')).flatMap((test) => test.rules.map((rule) => ({ rule, ...test }))),
  ({ rule }) => rule,
);
const found = [...byRule].filter(([rule]) => rule.includes(text)).sort(([a], [b]) => a.localeCompare(b));
for (const [rule, tests] of found) {
  console.log(`${rule}\n${tests.map(({ file, line, title }) => `  ${file}:${line} ${title}`).join('\n')}\n`);
}
if (found.length === 0) console.log(`No rule has "${text}": npm run rules lists all.`);
