/**
 * node tools/run.mjs <program> [arguments]: runs a TypeScript program of this folder under the Node.js that npm
 * installed, whichever Node.js was called.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lineFor, StartProblem } from './lib/problem.mjs';
import { runTool } from './lib/run-tool.mjs';

const [name = '', ...args] = process.argv.slice(2);
try {
  if (!existsSync(join(import.meta.dirname, `${name}.ts`)))
    throw new StartProblem(`There is no program "${name}" in tools/.`);
  await runTool(resolve(import.meta.dirname, '..'), `${name}.ts`, args);
} catch (error) {
  console.error(lineFor(error));
  process.exit(1);
}
