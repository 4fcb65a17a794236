import { expect, it } from 'vitest';
import { addRuns, FAILED_RUN, summarise } from './test-run.ts';

const file = (at: number) => ({ path: `file-${at}.test.ts`, seconds: at });
const run = { passed: 3, failed: 0, failures: [], files: Array.from({ length: 12 }, (_, at) => file(at)) };

it('names the ten slowest files of all runs, slowest first, before the closing line', () => {
  const other = { passed: 2, failed: 0, failures: [], files: [file(99)] };
  const [title, ...lines] = summarise(addRuns(run, other));
  expect(title).toBe('Slowest files');
  expect(lines.slice(0, 10).map((line) => line.trim())).toEqual([
    '99.0 s  file-99.test.ts',
    ...[11, 10, 9, 8, 7, 6, 5, 4, 3].map((at) => `${at}.0 s  file-${at}.test.ts`),
  ]);
  expect(lines.slice(10)).toEqual(['', '5 passed, 0 failed']);
});

it('names what failed last, so that it need not be searched', () => {
  const failing = { passed: 1, failed: 1, failures: ['a.test.ts: adds'], files: [file(1)] };
  expect(summarise(failing)).toEqual(['Failed (why is above)', '  a.test.ts: adds', '', '1 passed, 1 failed']);
});

it('counts what has no name', () => {
  expect(summarise(FAILED_RUN)).toEqual(['0 passed, 1 failed']);
});
