/**
 * Checks all types, in three parallel projects: browser code without the types of Node.js, the API without the DOM's,
 * and the rest (tests, stories, the shop's server, tools) with both. Exits 1 when one has an error.
 */
import { resolve } from 'node:path';
import { runStep } from '@aaram/runtime/processes';

const root = resolve(import.meta.dirname, '..');
const projects = ['tsconfig.browser.json', 'api/tsconfig.json', 'tsconfig.json'];
/** More threads in one project would check the same types twice: these three together keep two cores busy. */
const THREADS = ['--checkers', '1'];

const codes = await Promise.all(
  projects.map((project) => runStep('tsc', ['-p', project, ...THREADS], { root, env: process.env })),
);
process.exit(Math.max(...codes));
