import { expect, it } from 'vitest';
import { listSlowest } from './slowest-reporter.ts';

it('names the ten slowest files, slowest first', () => {
  const files = Array.from({ length: 12 }, (_, at) => ({ path: `file-${at}.test.ts`, seconds: at }));
  const lines = listSlowest(files);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('    11.0 s  file-11.test.ts');
  expect(lines.at(-1)).toBe('     2.0 s  file-2.test.ts');
});
