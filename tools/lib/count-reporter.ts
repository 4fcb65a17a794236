import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule, TestRunEndReason } from 'vitest/node';

export type TestCounts = { passed: number; failed: number };

/** Names the file in which the reporter leaves its counts: the runner reads it when vitest has ended. */
export const COUNTS_FILE = 'AARAM_TEST_COUNTS';

function countModule(module: TestModule): TestCounts {
  let passed = 0;
  let failed = 0;
  for (const test of module.children.allTests()) {
    const { state } = test.result();
    if (state === 'passed') passed += 1;
    // A test that never ended has not passed either.
    if (state === 'failed' || state === 'pending') failed += 1;
  }
  // A file that does not load, or whose hook fails, counts as one failure although none of its tests failed.
  if (failed === 0 && module.state() !== 'passed' && module.state() !== 'skipped') failed = 1;
  return { passed, failed };
}

/** A vitest reporter that counts for the closing line: tests, broken files, and errors outside tests. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[], reason: TestRunEndReason): void {
    const counts = modules.map(countModule);
    const sum = (name: keyof TestCounts) => counts.reduce((total, count) => total + count[name], 0);
    const failed = sum('failed') + unhandledErrors.length;
    const isInterrupted = reason === 'interrupted';
    const line = { passed: sum('passed'), failed: isInterrupted ? Math.max(1, failed) : failed };
    const file = process.env[COUNTS_FILE];
    if (file) writeFileSync(file, JSON.stringify(line));
  }
}
