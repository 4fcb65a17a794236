import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '@aaram/runtime/problems';

/** The secret of releases: the one that is set, or one that is made once for the data folder. */
export function keepReleasesSecret(dataDir: string, env = process.env): string {
  if (env.RELEASES_SECRET) return env.RELEASES_SECRET;
  const path = join(dataDir, 'releases-secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    // Only its owner may read it.
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8');
}
