/**
 * Checks that texts for people stand in message files (`src/texts` of each package), not in other code. Exits 1 with
 * one line for each that does not. Takes the packages to check; default are all that have texts.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findInlineTexts } from './lib/checks/inline-texts.ts';
import { listPackagesWithTexts } from './lib/workspaces.mjs';

const root = resolve(import.meta.dirname, '..');
const packages = process.argv.length > 2 ? process.argv.slice(2) : listPackagesWithTexts(root);
const elsewhere = /(^|\/)(node_modules|testing|texts)(\/|$)|\.(test|stories)\.tsx?$/;

let problems = 0;
for (const name of packages) {
  for (const file of globSync(`${name}/{src,server}/**/*.{ts,tsx}`, { cwd: root })) {
    if (elsewhere.test(file)) continue;
    for (const { line, text } of findInlineTexts(readFileSync(join(root, file), 'utf8'), file)) {
      problems += 1;
      console.error(`${file}:${line}: a text outside src/texts: ${text.slice(0, 90)}`);
    }
  }
}
process.exit(problems > 0 ? 1 : 0);
