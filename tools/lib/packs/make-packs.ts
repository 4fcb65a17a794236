import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeShared } from './shared-pack.ts';
import { writeTools } from './tools-pack.ts';

/** The packages that a team's checkout needs besides its remote. */
export const sharedPackages = ['shared-domain', 'shared-ui', 'shared-platform', 'shared-panel'];
export const packNames = [...sharedPackages, 'release-tools'];

/** Writes each package into a folder, as npm packs it: `<name>.tgz`. */
export function makePacks(root: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of packNames) {
    const draft = mkdtempSync(join(tmpdir(), 'aaram-pack-'));
    const folder = join(draft, 'package');
    mkdirSync(folder);
    try {
      if (name === 'release-tools') writeTools(root, folder);
      else writeShared(root, name, folder);
      execFileSync('tar', ['-czf', join(to, `${name}.tgz`), '-C', draft, 'package']);
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
  }
}
