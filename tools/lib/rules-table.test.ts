import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAnchors } from './rule-references.ts';
import { findMissingTests, readRows } from './test-table.ts';

const root = resolve(import.meta.dirname, '../..');
const rows = readRows(root, 'e2e/rules.md');

describe('the table of the rules', () => {
  it('names only tests that exist', () => {
    expect(findMissingTests(root, rows)).toEqual([]);
    expect(rows.length).toBeGreaterThan(150);
  });

  it('has a row for every rule, and for nothing else', () => {
    const text = readFileSync(join(root, 'docs/product-rules.md'), 'utf8');
    const rules = readAnchors(text.replaceAll(/^## .*$/gm, ''));
    expect([...new Set(rows.map(({ rule }) => rule))].sort()).toEqual(rules.sort());
  });
});
