import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findMissingTests, findProofs, readRows } from './test-table.ts';

const root = resolve(import.meta.dirname, '../..');
const rows = readRows(root, 'docs/security.md');

describe('the table of security', () => {
  it('names only tests that exist', () => {
    expect(findMissingTests(root, rows)).toEqual([]);
    expect(rows.length).toBeGreaterThan(0);
  });

  it('has a test for every promise', () => {
    const lines = readFileSync(join(root, 'docs/security.md'), 'utf8').split('\n');
    const promises = lines.filter((line) => /^\| (?!Promise|-)/.test(line));
    expect(promises.filter((line) => !line.includes(' › '))).toEqual([]);
  });

  it('has every attack on the built store run by npm run test:attack, and everything that it names', () => {
    const proofs = findProofs(root, rows);
    const attacks = readdirSync(join(root, 'e2e/attack')).map((file) => `e2e/attack/${file}`);
    expect(proofs).toEqual(expect.arrayContaining(attacks.filter((path) => path.endsWith('.test.ts'))));
    expect(proofs).toContain('e2e/security/attack-strings.test.ts');
    expect(proofs).not.toContain('e2e/chaos/kill.test.ts');
  });
});
