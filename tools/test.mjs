/**
 * npm test: every test there is, on a machine that has only Node.js and npm. Installs the packages and a browser when
 * they are missing, builds what is stale, and closes with a line `N passed, N failed`. With --update-stories
 * (npm run stories:update) only the stories run, and what they look like now is kept as what they should. With --long
 * (npm run test:chaos) proofs run in full that are short otherwise; with --attack (npm run test:attack) so do those
 * that docs/security.md names, and no others.
 */
import { resolve } from 'node:path';
import { ensureTestBrowsers } from './lib/chromium.mjs';
import { install, needsInstall } from './lib/install.mjs';
import { findNode } from './lib/node24.mjs';
import { lineFor } from './lib/problem.mjs';
import { runStep, stepEnvironment } from './lib/run-steps.mjs';
import { runTests } from './lib/run-tests.mjs';
import { findProofs, readRows } from './lib/test-table.mjs';

const root = resolve(import.meta.dirname, '..');
const UPDATE = '--update-stories';
const LONG = '--long';
const ATTACK = '--attack';
const flags = [UPDATE, LONG, ATTACK];

async function main() {
  // One waits for the network while the other unpacks.
  const [browsers] = await Promise.all([
    ensureTestBrowsers(),
    needsInstall(root) && install(root, { log: console.log }),
  ]);
  const node = findNode(root);
  const [isUpdate, isLong, isAttack] = flags.map((flag) => process.argv.includes(flag));
  const chosen = process.argv.slice(2).filter((arg) => !flags.includes(arg));
  if (isUpdate) chosen.unshift('--project', 'stories');
  if (isAttack) chosen.push(...findProofs(root, readRows(root, 'docs/security.md')));
  const env = { ...stepEnvironment(root, node), ...browsers };
  if (isUpdate) env.UPDATE_STORIES = '1';
  if (isLong || isAttack) env.PROOF = 'long';
  const build = await runStep(node, ['tools/build.mjs', '--if-stale', ...(isUpdate ? ['storybook'] : [])], {
    root,
    env,
  });
  if (build !== 0) return { passed: 0, failed: 1 };
  return runTests(node, chosen, { root, env });
}

try {
  const { passed, failed } = await main();
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
} catch (error) {
  console.error(lineFor(error));
  console.log('0 passed, 1 failed');
  process.exit(1);
}
