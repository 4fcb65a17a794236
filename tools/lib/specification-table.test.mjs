import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findMissingTests, readRows } from './test-table.mjs';

const root = resolve(import.meta.dirname, '../..');
const rows = readRows(root, 'e2e/specification.md');

describe('the table of the specification', () => {
  it('names only tests that exist', () => {
    expect(findMissingTests(root, rows)).toEqual([]);
    expect(rows.length).toBeGreaterThan(150);
  });
});
