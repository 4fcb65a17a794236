import { closeSync, createReadStream, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { COUNTS_FILE } from './count-reporter.mjs';
import { runStep } from './run-steps.mjs';

function readCounts(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/**
 * Runs vitest and resolves to `{ passed, failed }`. Errors outside tests are failures; so is a run that ends with
 * another exit code than 0, whatever it counted: the closing line and the exit code say the same.
 */
export async function runTests(node, args, { root, env, stdio }) {
  const folder = mkdtempSync(join(tmpdir(), 'aaram-counts-'));
  try {
    const file = join(folder, 'counts.json');
    const own = ['figures-reporter.mjs', 'count-reporter.mjs'].map((name) => join(import.meta.dirname, name));
    const reporters = ['default', ...own].map((reporter) => `--reporter=${reporter}`);
    const vitest = join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs');
    const code = await runStep(node, [vitest, 'run', ...reporters, ...args], {
      root,
      stdio,
      env: { ...env, [COUNTS_FILE]: file },
    });
    const { passed, failed } = readCounts(file);
    return { passed, failed: code === 0 ? failed : Math.max(1, failed) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const only = (...projects) => projects.flatMap((project) => ['--project', project]);

/** Runs vitest as `runTests` does, with its output held back until it has ended. */
async function runQuietly(node, args, context) {
  const folder = mkdtempSync(join(tmpdir(), 'aaram-output-'));
  const file = join(folder, 'output.txt');
  const output = openSync(file, 'w');
  try {
    const counts = await runTests(node, args, { ...context, stdio: ['ignore', output, output] });
    return {
      ...counts,
      show: async () => {
        const shown = createReadStream(file);
        shown.pipe(process.stdout, { end: false });
        await finished(shown);
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } finally {
    closeSync(output);
  }
}

/**
 * Runs every test there is and resolves to `{ passed, failed }`. Journeys wait for the store half of their time: the
 * states of pages are visited beside them, in a store of their own.
 */
export async function runAllTests(node, { root, env }) {
  const units = await runTests(node, only('plain', 'pages', 'api', 'api-alone'), { root, env });
  const [journeys, states] = await Promise.all([
    runTests(node, only('e2e'), { root, env }),
    runQuietly(node, only('states'), { root, env }),
  ]);
  await states.show();
  const stories = await runTests(node, only('stories'), { root, env });
  const runs = [units, journeys, states, stories];
  const sum = (name) => runs.reduce((total, run) => total + run[name], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}
