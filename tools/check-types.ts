/**
 * Checks all types, side by side: what a browser loads without Node.js's, the API without the DOM's, and the rest (tests,
 * stories, the shop's server, tools) with both. Exits 1 when one of them has an error.
 */
import { resolve } from 'node:path';
import { runStep } from './lib/run-step.mjs';

const root = resolve(import.meta.dirname, '..');
const projects = ['tsconfig.browser.json', 'api/tsconfig.json', 'tsconfig.json'];
/** More threads in one project work out the same types again: together these three keep two cores busy. */
const THREADS = ['--checkers', '1'];

const codes = await Promise.all(
  projects.map((project) => runStep('tsc', ['-p', project, ...THREADS], { root, env: process.env })),
);
process.exit(Math.max(...codes));
