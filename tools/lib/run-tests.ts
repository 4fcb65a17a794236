import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStep, type StepContext } from '@aaram/runtime/processes';
import { COUNTS_FILE } from './count-reporter.ts';
import { addRuns, FAILED_RUN, type TestRun } from './test-run.ts';

function readRun(file: string): TestRun {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return FAILED_RUN;
  }
}

/**
 * Projects that need nothing of the others, and use what these leave of the processor: states and stories. One pattern,
 * because vitest takes every project that one of several patterns lets in.
 */
const BESIDE = 'st*';
const NICENESS = 5;

/**
 * Runs vitest and resolves to what came of it. Errors outside tests are failures; so is an exit code other than 0,
 * whatever the counts: closing line and exit code always agree.
 */
export async function runTests(
  node: string,
  args: readonly string[],
  { root, env, stdio, niceness }: StepContext,
): Promise<TestRun> {
  const folder = mkdtempSync(join(tmpdir(), 'aaram-counts-'));
  try {
    const file = join(folder, 'counts.json');
    const own = ['figures-reporter.ts', 'count-reporter.ts'].map((name) => join(import.meta.dirname, name));
    const reporters = ['default', ...own].map((reporter) => `--reporter=${reporter}`);
    const vitest = join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs');
    const code = await runStep(node, [vitest, 'run', ...reporters, ...args], {
      root,
      stdio,
      niceness,
      env: { ...env, [COUNTS_FILE]: file },
    });
    const run = readRun(file);
    return { ...run, failed: code === 0 ? run.failed : Math.max(1, run.failed) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Two runs at once, and the sum of both; the one beside has less priority. What it has printed follows when the other has ended. */
export async function runBeside(
  node: string,
  args: readonly string[],
  runOther: (context: StepContext) => Promise<TestRun>,
  context: StepContext,
): Promise<TestRun> {
  const folder = mkdtempSync(join(tmpdir(), 'aaram-beside-'));
  const output = join(folder, 'output');
  const handle = openSync(output, 'w');
  try {
    const [main, beside] = await Promise.all([
      runTests(node, args, context),
      runOther({ ...context, stdio: ['ignore', handle, handle], niceness: NICENESS }),
    ]);
    if (context.stdio !== 'ignore') process.stdout.write(readFileSync(output));
    return addRuns(main, beside);
  } finally {
    closeSync(handle);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs every test. `build` are the arguments that build what only the run beside needs: the Storybooks. */
export const runAllTests = (node: string, build: readonly string[], context: StepContext): Promise<TestRun> =>
  runBeside(
    node,
    [`--project=!${BESIDE}`],
    async (beside) =>
      (await runStep(node, build, beside)) === 0 ? runTests(node, [`--project=${BESIDE}`], beside) : FAILED_RUN,
    context,
  );
