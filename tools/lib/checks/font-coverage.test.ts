import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listPagePackages } from '../workspaces.mjs';
import { readCoverage } from './font-coverage.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path));
const fonts = ['instrument-sans', 'instrument-signs', 'anek-inr', 'anek-deva-400'];
const covered = new Set(fonts.flatMap((name) => [...readCoverage(read(`shared-ui/src/fonts/${name}.woff2`))]));

const isOfBrowsers = new RegExp(`^(${[...listPagePackages(root), 'shared-domain'].join('|')})/src/`);
const sources = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.css'], { cwd: root })
  .toString()
  .split('\0')
  .filter((path) => isOfBrowsers.test(path))
  // What visitors type is theirs; what search engines and readers fold is not printed.
  .filter((path) => !/\.(test|stories)\.|\/testing\/|\/read\/|shared-domain\/src\/address\/state-names/.test(path));

describe('the fonts of the store', () => {
  it('have Latin letters, the rupee, the minus and Devanagari', () => {
    for (const letter of 'Az₹−अ') expect([letter, covered.has(letter.codePointAt(0) ?? 0)]).toEqual([letter, true]);
  });

  it('have every sign that the store prints itself: nothing depends on the fonts of a machine', () => {
    const missing = sources.flatMap((path) => {
      const others = new Set(
        [...read(path).toString()].filter((sign) => sign > '~' && !covered.has(sign.codePointAt(0) ?? 0)),
      );
      return others.size > 0 ? [`${path}: ${[...others].join(' ')}`] : [];
    });
    expect(missing).toEqual([]);
  });
});
