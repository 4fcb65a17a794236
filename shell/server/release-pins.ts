import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseStore } from './releases.ts';

/** How long the list of the shell's releases is used before it is read again, ms. */
const RECHECK_MS = 500;
/** Most releases whose hashes are in memory: a tab may ask for files of an old one. */
const MOST_RELEASES = 100;

type Hashes = Record<string, string>;
const NONE: Hashes = {};

/** Which bytes each browser file of a release has, by the release itself. Reads a changed description again. */
export function createReleasePins(releasesDir: string, store: Pick<ReleaseStore, 'live'>) {
  const known = new Map<string, { stamp: string; hashes: Hashes }>();
  let shell: { readAt: number; hashes: Promise<Hashes[]> } | undefined;

  /** The hashes in a description; none when it is missing. Throws when it cannot be read. */
  async function readHashes(path: string): Promise<Hashes> {
    const found = await stat(path).catch(() => undefined);
    if (!found) {
      return NONE;
    }
    const stamp = `${found.mtimeMs}:${found.ctimeMs}:${found.size}:${found.ino}`;
    const kept = known.get(path);
    known.delete(path);
    const entry =
      kept?.stamp === stamp
        ? kept
        : { stamp, hashes: (JSON.parse(await readFile(path, 'utf8')) as { integrity?: Hashes }).integrity ?? NONE };
    known.set(path, entry);
    for (const oldest of known.keys()) {
      if (known.size <= MOST_RELEASES) break;
      known.delete(oldest);
    }
    return entry.hashes;
  }

  /** The shell's releases share one folder of files. One that cannot be read lists none. */
  async function readShell(): Promise<Hashes[]> {
    const dir = join(releasesDir, 'shell');
    const versions = (await readdir(dir).catch(() => [])).filter((name) => name !== 'files');
    return Promise.all(versions.map((version) => readHashes(join(dir, version, 'assets.json')).catch(() => NONE)));
  }

  const own = (hashes: Hashes, file: string) => (Object.hasOwn(hashes, file) ? hashes[file] : undefined);

  return {
    /** The integrity of a remote's file; undefined when its release has no such file. Throws when it cannot be read. */
    async ofRemote(name: string, version: string, file: string): Promise<string | undefined> {
      const live = (await store.live()).remotes[name];
      if (live?.info.version !== version) {
        return own(await readHashes(join(releasesDir, name, version, 'release.json')), file);
      }
      if (!live.manifest) {
        throw new Error(live.problem ?? 'its release cannot be read');
      }
      return own(live.manifest.integrity, file);
    },
    /** The integrity of one of the shell's files; undefined when none of its releases has it. */
    async ofShell(file: string): Promise<string | undefined> {
      if (!shell || performance.now() - shell.readAt > RECHECK_MS) {
        shell = { readAt: performance.now(), hashes: readShell() };
      }
      const hashes = (await shell.hashes).find((one) => Object.hasOwn(one, file));
      return hashes?.[file];
    },
  };
}
