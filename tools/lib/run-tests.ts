import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStep, type StepContext } from '@aaram/runtime/processes';
import { COUNTS_FILE, type TestCounts } from './count-reporter.ts';

export type { TestCounts };

function readCounts(file: string): TestCounts {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/**
 * Projects that need nothing of the others, and use what these leave of the processor: states and stories. One pattern,
 * because vitest takes every project that one of several patterns lets in.
 */
const BESIDE = 'st*';
const NICENESS = 5;

/**
 * Runs vitest and resolves to `{ passed, failed }`. Errors outside tests are failures; so is an exit code other than 0,
 * whatever the counts: closing line and exit code always agree.
 */
export async function runTests(
  node: string,
  args: readonly string[],
  { root, env, stdio, niceness }: StepContext,
): Promise<TestCounts> {
  const folder = mkdtempSync(join(tmpdir(), 'aaram-counts-'));
  try {
    const file = join(folder, 'counts.json');
    const own = ['figures-reporter.ts', 'slowest-reporter.ts', 'count-reporter.ts'].map((name) =>
      join(import.meta.dirname, name),
    );
    const reporters = ['default', ...own].map((reporter) => `--reporter=${reporter}`);
    const vitest = join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs');
    const code = await runStep(node, [vitest, 'run', ...reporters, ...args], {
      root,
      stdio,
      niceness,
      env: { ...env, [COUNTS_FILE]: file },
    });
    const { passed, failed } = readCounts(file);
    return { passed, failed: code === 0 ? failed : Math.max(1, failed) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Two runs at once, and the sum of both; the one beside has less priority. What it has printed follows when the other has ended. */
export async function runBeside(
  node: string,
  args: readonly string[],
  runOther: (context: StepContext) => Promise<TestCounts>,
  context: StepContext,
): Promise<TestCounts> {
  const folder = mkdtempSync(join(tmpdir(), 'aaram-beside-'));
  const output = join(folder, 'output');
  const handle = openSync(output, 'w');
  try {
    const [main, beside] = await Promise.all([
      runTests(node, args, context),
      runOther({ ...context, stdio: ['ignore', handle, handle], niceness: NICENESS }),
    ]);
    if (context.stdio !== 'ignore') process.stdout.write(readFileSync(output));
    return { passed: main.passed + beside.passed, failed: main.failed + beside.failed };
  } finally {
    closeSync(handle);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs every test. `build` are the arguments that build what only the run beside needs: the Storybooks. */
export const runAllTests = (node: string, build: readonly string[], context: StepContext): Promise<TestCounts> =>
  runBeside(
    node,
    [`--project=!${BESIDE}`],
    async (beside) =>
      (await runStep(node, build, beside)) === 0
        ? runTests(node, [`--project=${BESIDE}`], beside)
        : { passed: 0, failed: 1 },
    context,
  );
