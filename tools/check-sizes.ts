/** Checks that commands and functions are short, folders not full and casts few. Exits 1 with one line for each problem. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findManyCasts } from './lib/checks/casts.ts';
import { findFullFolders, findLongCommands, findLongFunctions } from './lib/checks/sizes.ts';

const root = resolve(import.meta.dirname, '..');
const made = /(^|[\\/])(node_modules|dist|releases|storybook-static|\.(cache|data|dev|git))$/;
const paths = globSync('**/*.{ts,tsx,mjs}', { cwd: root, exclude: (path) => made.test(path) });
const files = paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const problems = [
  ...findLongCommands(files),
  ...findLongFunctions(files),
  ...findFullFolders(paths),
  ...findManyCasts(files),
];
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 || files.length === 0 ? 1 : 0);
