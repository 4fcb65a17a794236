import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAnchors } from './rule-references.mjs';
import { findMissingTests, readRows } from './test-table.mjs';

const root = resolve(import.meta.dirname, '../..');
const rows = readRows(root, 'e2e/rules.md');

describe('the table of the rules', () => {
  it('names only tests that exist', () => {
    expect(findMissingTests(root, rows)).toEqual([]);
    expect(rows.length).toBeGreaterThan(150);
  });

  it('names only rules that exist', () => {
    const anchors = readAnchors(readFileSync(join(root, 'docs/product-rules.md'), 'utf8'));
    expect(rows.map(({ rule }) => rule).filter((rule) => !anchors.includes(rule))).toEqual([]);
  });
});
