import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseStore } from '../releases.ts';

/** How long a list of releases is used before it is read again, ms. */
export const RECHECK_MS = 500;
/** Most releases whose hashes are in memory: a tab may ask for files of an old one. */
const MAX_RELEASES = 100;

export type Hashes = Record<string, string>;
export type Listed = { version: string; hashes: Hashes };
const NONE: Hashes = {};

/** The integrity of each browser file of the releases that are here. Reads a changed description again. */
export function createReleaseHashes(releasesDir: string, store: Pick<ReleaseStore, 'live'>) {
  const known = new Map<string, { stamp: string; hashes: Hashes }>();
  let shell: { readAt: number; listed: Promise<Listed[]> } | undefined;

  /** The hashes in a description; none when it is missing. Throws when it cannot be read. */
  async function readHashes(path: string): Promise<Hashes> {
    const found = await stat(path).catch(() => undefined);
    if (!found) {
      return NONE;
    }
    const stamp = `${found.mtimeMs}:${found.ctimeMs}:${found.size}:${found.ino}`;
    const cached = known.get(path);
    known.delete(path);
    const entry =
      cached?.stamp === stamp
        ? cached
        : { stamp, hashes: (JSON.parse(await readFile(path, 'utf8')) as { integrity?: Hashes }).integrity ?? NONE };
    known.set(path, entry);
    for (const oldest of known.keys()) {
      if (known.size <= MAX_RELEASES) break;
      known.delete(oldest);
    }
    return entry.hashes;
  }

  const remotes = new Map<string, { readAt: number; listed: Promise<Listed[]> }>();

  /** The releases of a remote that are here. One that cannot be read lists nothing. */
  async function readRemotes(name: string): Promise<Listed[]> {
    const dir = join(releasesDir, name);
    const versions = (await readdir(dir).catch(() => [])).filter((version) => /^\w+$/.test(version));
    return Promise.all(
      versions.map(async (version) => ({
        version,
        hashes: await readHashes(join(dir, version, 'release.json')).catch(() => NONE),
      })),
    );
  }
  async function listReleases(name: string, maxAgeMs: number): Promise<Listed[]> {
    // Only what is a remote here is cached.
    if (!Object.hasOwn((await store.live()).remotes, name)) {
      return [];
    }
    const known = remotes.get(name);
    if (known !== undefined && performance.now() - known.readAt < maxAgeMs) {
      return known.listed;
    }
    const listed = readRemotes(name);
    remotes.set(name, { readAt: performance.now(), listed });
    return listed;
  }

  /** The shell's releases share one folder of files. One that cannot be read lists none. */
  async function readShell(): Promise<Listed[]> {
    const dir = join(releasesDir, 'shell');
    const versions = (await readdir(dir).catch(() => [])).filter((name) => name !== 'files');
    return Promise.all(
      versions.map(async (version) => ({
        version,
        hashes: await readHashes(join(dir, version, 'assets.json')).catch(() => NONE),
      })),
    );
  }

  function listShell(): Promise<Listed[]> {
    if (!shell || performance.now() - shell.readAt > RECHECK_MS) {
      shell = { readAt: performance.now(), listed: readShell() };
    }
    return shell.listed;
  }

  return {
    /** Of one release of a remote; none when it is not here. Throws when it cannot be read. */
    ofVersion: (name: string, version: string) => readHashes(join(releasesDir, name, version, 'release.json')),
    listReleases,
    listShell,
  };
}
