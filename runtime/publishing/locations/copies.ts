import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for copies of releases that ends with this process. */
export function makeCopiesFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'aaram-copies-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
