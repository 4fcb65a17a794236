/**
 * Checks that HEAD has at most 40 MB, as `git archive HEAD` packs it. Lists the biggest files when it has more. Without
 * git there is nothing to check.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const MAX_BYTES = 40_000_000;
const NAMED = 10;
const root = resolve(import.meta.dirname, '..');

function git(...args: string[]): Buffer {
  return execFileSync('git', args, { cwd: root, maxBuffer: 20 * MAX_BYTES });
}

const bytes = existsSync(resolve(root, '.git')) ? git('archive', 'HEAD').length : 0;
if (bytes > MAX_BYTES) {
  const files = git('ls-tree', '-r', '-l', '-z', 'HEAD').toString().split('\0').filter(Boolean);
  const sizes = files.map((line) => {
    const [facts = '', path = ''] = line.split('\t');
    return { path, size: Number(facts.split(/\s+/).at(-1)) || 0 };
  });
  const biggest = sizes.toSorted((a, b) => b.size - a.size).slice(0, NAMED);
  const list = biggest.map(({ path, size }) => `  ${(size / 1e6).toFixed(2)} MB  ${path}`).join('\n');
  console.error(
    `HEAD holds ${(bytes / 1e6).toFixed(1)} MB, but at most ${MAX_BYTES / 1e6} MB are allowed. Its biggest files:\n${list}`,
  );
  process.exit(1);
}
