import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { findMissingTests, readRows } from './test-table.ts';

const root = resolve(import.meta.dirname, '../..');
const rows = readRows(root, 'docs/dark-patterns.md');

it('the self-audit has a row for each of the thirteen dark patterns, and names only tests that exist', () => {
  expect(rows.length).toBe(13);
  expect(findMissingTests(root, rows)).toEqual([]);
});
