const MAX_FILES = 10;
/** More names than a person reads: then the output above has to be read anyway. */
const MAX_FAILURES = 20;

/** What came of a run: `failed` also counts what has no name, as an error outside tests. */
export type TestRun = {
  passed: number;
  failed: number;
  failures: readonly string[];
  files: readonly { path: string; seconds: number }[];
};

/** A run in which something failed before a test could. */
export const FAILED_RUN: TestRun = { passed: 0, failed: 1, failures: [], files: [] };

/** Several runs as one. */
export const addRuns = (...runs: readonly TestRun[]): TestRun => ({
  passed: runs.reduce((sum, { passed }) => sum + passed, 0),
  failed: runs.reduce((sum, { failed }) => sum + failed, 0),
  failures: runs.flatMap(({ failures }) => failures),
  files: runs.flatMap(({ files }) => files),
});

/** The end of the output: the ten slowest files when there are several, what failed, and the closing line. */
export function summarise({ passed, failed, failures, files }: TestRun): string[] {
  const slowest = files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, MAX_FILES)
    .map(({ path, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${path}`);
  const named = failures.slice(0, MAX_FAILURES).map((name) => `  ${name}`);
  return [
    ...(files.length > 1 ? ['Slowest files', ...slowest, ''] : []),
    ...(named.length > 0 ? ['Failed (why is above)', ...named, ''] : []),
    `${passed} passed, ${failed} failed`,
  ];
}
