/**
 * npm test: every test there is, on a machine that has only Node.js and npm. Installs the packages and a browser when
 * they are missing; the rest is run-all-tests.ts, which builds what is stale and closes with `N passed, N failed`.
 */
import { resolve } from 'node:path';
import { ensureTestBrowsers } from './lib/chromium.mjs';
import { install, needsInstall } from './lib/install.mjs';
import { lineFor } from './lib/problem.mjs';
import { runTool } from './lib/run-tool.mjs';

const root = resolve(import.meta.dirname, '..');

try {
  // One waits for the network while the other unpacks.
  const [browsers] = await Promise.all([
    ensureTestBrowsers(),
    needsInstall(root) && install(root, { log: console.log }),
  ]);
  Object.assign(process.env, browsers);
  await runTool(root, 'run-all-tests.ts', process.argv.slice(2));
} catch (error) {
  console.error(lineFor(error));
  console.log('0 passed, 1 failed');
  process.exit(1);
}
