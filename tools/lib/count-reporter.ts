import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule, TestRunEndReason } from 'vitest/node';
import { addRuns, type TestRun } from './test-run.ts';

/** Names the file in which the reporter leaves what came of the run: the runner reads it when vitest has ended. */
export const COUNTS_FILE = 'AARAM_TEST_COUNTS';

/** Seconds of a file, with all that was loaded and prepared for it. */
function secondsOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  return (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1000;
}

function countModule(module: TestModule): TestRun {
  const path = module.relativeModuleId;
  let passed = 0;
  const failures: string[] = [];
  for (const test of module.children.allTests()) {
    const { state } = test.result();
    if (state === 'passed') passed += 1;
    // A test that never ended has not passed either.
    if (state === 'failed' || state === 'pending') failures.push(`${path}: ${test.fullName}`);
  }
  // A file that does not load, or whose hook fails, counts as one failure although none of its tests failed.
  if (failures.length === 0 && module.state() !== 'passed' && module.state() !== 'skipped') failures.push(path);
  return { passed, failed: failures.length, failures, files: [{ path, seconds: secondsOf(module) }] };
}

/** A vitest reporter that counts for the closing line: tests, broken files, and errors outside tests. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[], reason: TestRunEndReason): void {
    const run = addRuns(...modules.map(countModule));
    const failed = run.failed + unhandledErrors.length;
    const isInterrupted = reason === 'interrupted';
    const file = process.env[COUNTS_FILE];
    if (file) writeFileSync(file, JSON.stringify({ ...run, failed: isInterrupted ? Math.max(1, failed) : failed }));
  }
}
