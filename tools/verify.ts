/**
 * npm run verify: every check of the definition of done except the browser journeys (npm test). It writes nothing but
 * builds. With --static only the checks that read the sources.
 */
import { join, resolve } from 'node:path';
import { findNode } from './lib/node24.mjs';
import { runSteps, type Step, stepEnvironment } from './lib/run-steps.ts';

const root = resolve(import.meta.dirname, '..');
const node = findNode(root);
const vitest = join(root, 'node_modules/vitest/vitest.mjs');

const steps: Step[] = [
  ['format and lint', 'biome', 'ci', '--diagnostic-level=error', '.'],
  ['tokens', node, 'tools/check-tokens.ts'],
  ['references', node, 'tools/check-references.ts'],
  ['texts', node, 'tools/check-texts.ts'],
  ['words', node, 'tools/check-words.ts'],
  ['weight', node, 'tools/check-weight.ts'],
  ['sizes', node, 'tools/check-sizes.ts'],
  ['types', node, 'tools/check-types.ts'],
  ['boundaries', node, 'tools/check-boundaries.ts'],
  ['tables', node, 'tools/check-tables.ts'],
  ['unused code', 'knip', '--no-config-hints'],
];
const dynamic: Step[] = [
  ['build', node, 'tools/build.ts', '--if-stale', '--apps'],
  [
    'tests',
    node,
    vitest,
    'run',
    '--project',
    'plain',
    '--project',
    'plain-alone',
    '--project',
    'pages',
    '--project',
    'api',
    '--project',
    'api-alone',
  ],
];
const chosen = process.argv.includes('--static') ? steps : [...steps, ...dynamic];
const passed = await runSteps(chosen, { root, env: stepEnvironment(root, node) });
process.exit(passed ? 0 : 1);
