/**
 * The rest of `npm test` once packages and browsers are installed: builds what is stale and needed, runs the tests, and
 * ends with the slowest files and a line `N passed, N failed`. With --update-stories (npm run stories:update) only the
 * stories run, and their pictures replace the committed looks. With --long (npm run test:chaos) the proofs run in full
 * length; with --attack (npm run test:attack) only those of docs/security.md, with --reliability (npm run
 * test:reliability) only those of docs/reliability.md.
 */
import { resolve } from 'node:path';
import { lineFor } from '@aaram/runtime/problems';
import { runStep } from '@aaram/runtime/processes';
import { chooseBuilds } from './lib/build/needed-builds.ts';
import { findNode } from './lib/node24.mjs';
import { stepEnvironment } from './lib/run-steps.ts';
import { runAllTests, runTests } from './lib/run-tests.ts';
import { FAILED_RUN, summarise, type TestRun } from './lib/test-run.ts';
import { findProofs, findTagged, readTestFiles } from './lib/test-tags.ts';

const root = resolve(import.meta.dirname, '..');
const UPDATE = '--update-stories';
const LONG = '--long';
const ATTACK = '--attack';
const RELIABILITY = '--reliability';
const BUILD = ['tools/build.ts', '--if-stale'];
/** Always, and for tests: what has passed is stored with the bytes that every fresh clone builds. */
const BUILD_TO_UPDATE = ['tools/build.ts', '--for-tests', 'storybook'];
const APPS = ['--apps'];
const flags = [UPDATE, LONG, ATTACK, RELIABILITY];

async function main(args: readonly string[]): Promise<TestRun> {
  const node = findNode(root);
  const [isUpdate, isLong, isAttack, isReliability] = flags.map((flag) => args.includes(flag));
  const chosen = args.filter((arg) => !flags.includes(arg));
  if (isUpdate) chosen.unshift('--project', 'stories');
  if (isAttack) chosen.push(...findProofs(readTestFiles(root)));
  if (isReliability) chosen.push(...findTagged(readTestFiles(root), 'reliability'));
  const env = stepEnvironment(root, node);
  if (isUpdate) env.UPDATE_STORIES = '1';
  if (isLong || isAttack || isReliability) env.PROOF = 'long';
  const isWhole = chosen.length === 0;
  const build = isUpdate ? BUILD_TO_UPDATE : [...BUILD, ...(isWhole ? APPS : chooseBuilds(root, chosen))];
  if ((await runStep(node, build, { root, env })) !== 0) return FAILED_RUN;
  return isWhole
    ? runAllTests(node, [...BUILD, ...chooseBuilds(root, chosen)], { root, env })
    : runTests(node, chosen, { root, env });
}

try {
  const run = await main(process.argv.slice(2));
  console.log(summarise(run).join('\n'));
  process.exit(run.failed > 0 ? 1 : 0);
} catch (error) {
  console.error(lineFor(error));
  console.log(summarise(FAILED_RUN).join('\n'));
  process.exit(1);
}
