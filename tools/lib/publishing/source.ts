import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { StartProblem } from '@aaram/runtime/problems';
import { isVersion, type Release, readRelease } from '@aaram/runtime/publishing/files';
import type { ReleaseSource } from '@aaram/runtime/publishing/store';

/** Where a release comes from: beside its folder in `dist/release`, and in its archive. */
export type BuildNote = { commit?: string | undefined };

const NOTE = 'build.json';
const run = promisify(execFile);

/** Writes the note of a built release, and the archive of both. Resolves to the archive's path. */
export async function pack({ dir, manifest: { name, version } }: Release, note: BuildNote): Promise<string> {
  const parent = dirname(dir);
  const archive = join(parent, `${name}-${version}.tar.gz`);
  await writeFile(join(parent, NOTE), JSON.stringify(note));
  await run('tar', ['-czf', archive, '-C', parent, NOTE, version]);
  return archive;
}

/** The one release in a folder: the folder itself, or the one folder in it. */
async function findFolder(dir: string, part: string): Promise<string> {
  if (existsSync(join(dir, 'release.json'))) return dir;
  const names = existsSync(dir) ? await readdir(dir) : [];
  const [found, ...others] = names.filter((name) => existsSync(join(dir, name, 'release.json')));
  if (found === undefined || others.length > 0)
    throw new StartProblem(`There is no release of ${part} in ${dir}: npm run release -- build ${part}`);
  return join(dir, found);
}

async function open(dir: string, part: string): Promise<{ release: Release; note: BuildNote }> {
  const folder = await findFolder(dir, part);
  const note = await readFile(join(dirname(folder), NOTE), 'utf8').then(JSON.parse, () => ({}));
  return { release: await readRelease(folder, part), note };
}

/**
 * Opens a release and compares all its files with their hashes: the last build of a part, or what `from` names: a
 * folder, an archive, or a version in the store.
 */
export async function withRelease<Result>(
  { root, store, part, from }: { root: string; store: ReleaseSource; part: string; from: string | undefined },
  work: (source: { release: Release; note: BuildNote }) => Promise<Result>,
): Promise<Result> {
  if (from === undefined) return work(await open(join(root, part, 'dist/release'), part));
  if (isVersion(from) && (await store.read(`${part}/${from}/release.json`)))
    return work({ release: await store.open(part, from), note: {} });
  const path = resolve(from);
  const found = await stat(path).catch(() => undefined);
  if (!found)
    throw new StartProblem(`${from} is neither a folder, nor an archive, nor a version of ${part} in the store.`);
  if (found.isDirectory()) return work(await open(path, part));
  const folder = await mkdtemp(join(tmpdir(), 'aaram-archive-'));
  try {
    await run('tar', ['-xzf', path, '-C', folder, '--no-same-owner']).catch(() => {
      throw new StartProblem(`${from} is not an archive of a release (.tar.gz).`);
    });
    return await work(await open(folder, part));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
