/**
 * node tools/run.mjs <program> [arguments]: runs a TypeScript program of this folder under the Node.js that npm
 * installed, whichever Node.js was called. Installs the packages of tests and checks for a program that needs them.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lineFor, StartProblem } from '../runtime/problems/problem.mjs';
import { install, needsInstall } from './lib/install.mjs';
import { runTool } from './lib/run-tool.mjs';

const root = resolve(import.meta.dirname, '..');
/** Programs of a running store: they do with its packages. */
const OF_THE_STORE = ['admin', 'backup', 'jobs', 'migrate', 'release', 'restore', 'rules', 'search', 'settings'];

const [name = '', ...args] = process.argv.slice(2);
try {
  if (!existsSync(join(import.meta.dirname, `${name}.ts`)))
    throw new StartProblem(`There is no program "${name}" in tools/.`);
  if (!OF_THE_STORE.includes(name) && needsInstall(root, 'all')) await install(root, 'all', { log: console.error });
  await runTool(root, `${name}.ts`, args);
} catch (error) {
  console.error(lineFor(error));
  process.exit(1);
}
