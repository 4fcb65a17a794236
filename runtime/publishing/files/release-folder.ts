import { createHash, randomUUID } from 'node:crypto';
import { copyFile, lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf, StartProblem } from '@aaram/runtime/problems';
import type { RemoteManifest, ShellManifest } from '@aaram/shared-domain/release';

export type Manifest = RemoteManifest | ShellManifest;
/** A release whose files were compared with its description. */
export type Release<Kind extends Manifest = Manifest> = { dir: string; manifest: Kind; manifestSha256: string };

export const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');
const integrityOf = (bytes: Buffer) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

export const isShell = (manifest: Manifest): manifest is ShellManifest => manifest.name === 'shell';
export const isVersion = (name: string) => /^[0-9a-f]{12}$/.test(name);
/** The folder of a release in a folder of releases. */
export const releaseDirOf = (releasesDir: string, { name, version }: Pick<Manifest, 'name' | 'version'>) =>
  join(releasesDir, name, version);
/** Browser files of all releases of the shell lie in one folder: open tabs still request old ones. */
export const shellFiles = (releasesDir: string) => join(releasesDir, 'shell/files');

/** Hash of everything in a release: its description has the hashes of all its files. */
function versionOf({ version: _version, ...rest }: Manifest): string {
  return sha256(JSON.stringify(rest)).slice(0, 12);
}

/** Every file of a release but release.json, by path, each with its check. */
export function listFiles(manifest: Manifest): Map<string, (bytes: Buffer) => boolean> {
  const own = isShell(manifest) ? [manifest.server, manifest.assets] : [manifest.server];
  return new Map([
    ...own.map((pin) => [pin.file, (bytes: Buffer) => sha256(bytes) === pin.sha256] as const),
    ...Object.entries(manifest.integrity).map(
      ([file, integrity]) => [`browser/${file}`, (bytes: Buffer) => integrityOf(bytes) === integrity] as const,
    ),
  ]);
}

/** Integrity of every file in a folder, by name. */
export async function readIntegrity(dir: string): Promise<Record<string, string>> {
  const names = (await readdir(dir)).sort();
  const entries = names.map(async (name) => [name, integrityOf(await readFile(join(dir, name)))]);
  return Object.fromEntries(await Promise.all(entries));
}

/** Writes the description into a folder that has all files of a release. The folder gets the name of the version. */
export async function sealRelease<Kind extends Manifest>(dir: string, content: Kind): Promise<Release<Kind>> {
  const manifest = { ...content, version: versionOf(content) };
  const bytes = JSON.stringify(manifest, null, 1);
  await writeFile(join(dir, 'release.json'), bytes);
  const target = join(dirname(dir), manifest.version);
  await rm(target, { recursive: true, force: true });
  await rename(dir, target);
  return { dir: target, manifest, manifestSha256: sha256(bytes) };
}

/** Paths of all files in a folder. Anything that is neither file nor folder is refused. */
async function walk(dir: string, prefix = ''): Promise<string[]> {
  const entries = await readdir(join(dir, prefix), { withFileTypes: true });
  const paths = entries.map(async (entry) => {
    const path = prefix + entry.name;
    if (entry.isDirectory()) return walk(dir, `${path}/`);
    if (!entry.isFile()) throw new StartProblem(`${path} of the release in ${dir} is not a plain file.`);
    return [path];
  });
  return (await Promise.all(paths)).flat();
}

export function parseManifest(dir: string, part: string, bytes: Buffer): Manifest {
  try {
    const manifest: Manifest = JSON.parse(bytes.toString('utf8'));
    if (manifest.name !== part)
      throw new StartProblem(`The release in ${dir} says that it is of "${manifest.name}", not of ${part}.`);
    if (manifest.version !== versionOf(manifest))
      throw new StartProblem(
        `release.json of ${part} ${manifest.version} is not what was built: its hash is another. Build it again.`,
      );
    // A description from elsewhere must not name files outside of its folder.
    if (![...listFiles(manifest).keys()].every((path) => /^(browser\/)?[\w@][\w.-]*$/.test(path)))
      throw new StartProblem(`release.json in ${dir} names files outside of the release.`);
    return manifest;
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(`release.json in ${dir} is not the description of a release.`);
  }
}

/** Reads a release and compares every file with its hash. Throws one sentence when anything differs. */
export async function readRelease(dir: string, part: string): Promise<Release> {
  const bytes = await readFile(join(dir, 'release.json')).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR')
      throw new StartProblem(`There is no release of ${part} in ${dir}.`);
    throw error;
  });
  const manifest = parseManifest(dir, part, bytes);
  const files = listFiles(manifest);
  for (const path of await walk(dir)) {
    if (path !== 'release.json' && !files.has(path))
      throw new StartProblem(`${part} ${manifest.version} has a file that release.json does not list: ${path}.`);
  }
  for (const [path, matches] of files) {
    if (!(await isGood(join(dir, path), matches)))
      throw new StartProblem(`${path} of ${part} ${manifest.version} is missing or was changed after the build.`);
  }
  return { dir, manifest, manifestSha256: sha256(bytes) };
}

async function isGood(path: string, matches: (bytes: Buffer) => boolean): Promise<boolean> {
  try {
    return (await lstat(path)).isFile() && matches(await readFile(path));
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return false;
    throw error;
  }
}

/** Moves a file to its path whole, by way of a folder on the same disk. */
async function put(from: string, to: string, folder: string): Promise<void> {
  const temporary = join(folder, `.${randomUUID()}`);
  await copyFile(from, temporary);
  await rename(temporary, to);
}

/**
 * Copies a release into the store. A release that is already there stays as it is, except that files which do not match
 * its hashes are mended; so one version never has two contents.
 */
export async function storeRelease({ dir, manifest }: Release, releasesDir: string): Promise<void> {
  const target = releaseDirOf(releasesDir, manifest);
  const files = listFiles(manifest);
  const description = await readFile(join(dir, 'release.json'));
  files.set('release.json', (bytes) => bytes.equals(description));
  if (!(await lstat(target).catch(() => undefined))) await stage(dir, target, [...files.keys()]);
  for (const [path, matches] of files) {
    if (!(await isGood(join(target, path), matches))) await put(join(dir, path), join(target, path), dirname(target));
  }
  if (!isShell(manifest)) return;
  const shared = shellFiles(releasesDir);
  await mkdir(shared, { recursive: true });
  for (const [path, matches] of files) {
    const to = join(shared, path.slice('browser/'.length));
    if (path.startsWith('browser/') && !(await isGood(to, matches))) await put(join(dir, path), to, dirname(shared));
  }
}

/** Written beside its folder and moved into it whole, so half of a release is never visible. */
async function stage(dir: string, target: string, paths: string[]): Promise<void> {
  const temporary = join(dirname(target), `.${randomUUID()}`);
  await mkdir(join(temporary, 'browser'), { recursive: true });
  for (const path of paths) await copyFile(join(dir, path), join(temporary, path));
  try {
    await rename(temporary, target);
  } catch (error) {
    // Another publish of the same release was first.
    if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error;
    await rm(temporary, { recursive: true, force: true });
  }
}
