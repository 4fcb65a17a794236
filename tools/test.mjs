/**
 * npm test: all tests, on a machine that has only Node.js and npm. Installs the packages and a browser when they are
 * missing; run-all-tests.ts does the rest: it builds what is stale and ends with `N passed, N failed`.
 */
import { resolve } from 'node:path';
import { lineFor } from '../runtime/problems/problem.mjs';
import { ensureTestBrowsers } from './lib/chromium.mjs';
import { setCompileCache } from './lib/compile-cache.mjs';
import { install, needsInstall } from './lib/install.mjs';
import { runTool } from './lib/run-tool.mjs';

const root = resolve(import.meta.dirname, '..');

try {
  // In parallel: one waits for the network while the other unpacks.
  const [browsers] = await Promise.all([
    ensureTestBrowsers(),
    needsInstall(root, 'all') && install(root, 'all', { log: console.log }),
  ]);
  Object.assign(process.env, browsers);
  setCompileCache(root);
  await runTool(root, 'run-all-tests.ts', process.argv.slice(2));
} catch (error) {
  console.error(lineFor(error));
  console.log('0 passed, 1 failed');
  process.exit(1);
}
