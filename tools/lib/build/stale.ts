import { createHash, type Hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const NOT_SOURCE = new Set(['node_modules', 'dist', 'releases', 'coverage', 'storybook-static']);

/** A build from `inputs`: `stamp` is the file with their state, `outputs` must exist. */
export type Freshness = { inputs: string[]; stamp: string; outputs?: string[] };

/**
 * True when a file under `inputs` (files and folders) was added, removed or changed since `markFresh` wrote the stamp,
 * or when one of `outputs` is missing. Compares path, time and size, and the content of lock files.
 */
export function isStale({ inputs, stamp, outputs = [] }: Freshness): boolean {
  if (!existsSync(stamp) || !outputs.every((path) => existsSync(path))) return true;
  return readFileSync(stamp, 'utf8') !== fingerprint(inputs);
}

/**
 * The state of the inputs. Take it before building and pass it to `markFresh` afterwards, so that an edit made during
 * the build is built next time.
 */
export function fingerprint(inputs: string[]): string {
  const [major = ''] = process.versions.node.split('.');
  const hash = createHash('sha256').update(major);
  for (const input of inputs) add(hash, input);
  return hash.digest('hex');
}

/** Records that the build from `state` (by `fingerprint`) is complete. */
export function markFresh({ stamp, state }: { stamp: string; state: string }): void {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, state);
}

function add(hash: Hash, path: string): void {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) hash.update(`${path}\0missing\n`);
  else if (stat.isDirectory()) addFolder(hash, path);
  // Every checkout changes a lock file's time, so its content is compared.
  else if (basename(path) === 'package-lock.json') hash.update(path).update(readFileSync(path));
  else hash.update(`${path}\0${stat.mtimeMs}\0${stat.size}\n`);
}

function addFolder(hash: Hash, folder: string): void {
  const names = readdirSync(folder).filter((name) => !name.startsWith('.') && !NOT_SOURCE.has(name));
  for (const name of names.sort()) add(hash, join(folder, name));
}
