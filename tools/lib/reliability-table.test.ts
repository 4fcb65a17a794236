import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findMissingTests, findNamed, readRows } from './test-table.ts';

const root = resolve(import.meta.dirname, '../..');
const rows = readRows(root, 'docs/reliability.md');

describe('the table of reliability', () => {
  it('names only tests that exist', () => {
    expect(findMissingTests(root, rows)).toEqual([]);
    expect(rows.length).toBeGreaterThan(10);
  });

  it('has a test for every promise, and says what is not claimed', () => {
    const lines = readFileSync(join(root, 'docs/reliability.md'), 'utf8').split('\n');
    const promises = lines.filter((line) => /^\| (?!Promise|-)/.test(line));
    expect(promises.filter((line) => !line.includes(' › '))).toEqual([]);
    expect(rows.filter(({ notClaimed }) => notClaimed === undefined)).toEqual([]);
  });

  it('names every proof that needs minutes', () => {
    const named = findNamed(root, rows);
    const proofs = readdirSync(join(root, 'e2e/reliability')).map((file) => `e2e/reliability/${file}`);
    expect(named).toEqual(expect.arrayContaining(proofs));
  });
});
