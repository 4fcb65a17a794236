import { contentFolder } from '@aaram/shared-domain/contract';
import type { ReleaseStore } from '../releases.ts';
import { createReleaseHashes, type Hashes, type Listed, RECHECK_MS } from './release-hashes.ts';

/** How old the list of releases may be where a file is not in it, ms. */
const RECHECK_SOON_MS = 50;
/** A name with a hash of the content: containers, fonts and pictures. */
const HASHED = /\.[\da-f]{8}\.\w+$/;

/** What the versions of a file have in common: its name without a hash of its content. */
export const familyOf = (file: string): string => file.replace(/\.[\da-f]{8}(?=\.\w+$)/, '.*');

type Older = { version: string; file: string };
/** Each file by its integrity. A list of releases is used for a while: it is gone through once. */
const indexes = new WeakMap<readonly Listed[], Map<string, Older[]>>();

function indexOf(releases: readonly Listed[]): Map<string, Older[]> {
  const known = indexes.get(releases);
  if (known !== undefined) {
    return known;
  }
  const index = new Map<string, Older[]>();
  for (const { version, hashes } of releases) {
    for (const [file, integrity] of Object.entries(hashes)) {
      const same = index.get(integrity) ?? [];
      same.push({ version, file });
      index.set(integrity, same);
    }
  }
  indexes.set(releases, index);
  return index;
}

/** Another version of a file with this integrity. */
const findOlder = (releases: readonly Listed[], file: string, integrity: string): Older | undefined =>
  indexOf(releases)
    .get(integrity)
    ?.find((one) => familyOf(one.file) === familyOf(file));

/** Which bytes each browser file of a release has, by the release itself. Reads a changed description again. */
export function createReleasePins(releasesDir: string, store: Pick<ReleaseStore, 'live'>) {
  const { ofVersion, listReleases, listShell } = createReleaseHashes(releasesDir, store);

  const own = (hashes: Hashes, file: string) => (Object.hasOwn(hashes, file) ? hashes[file] : undefined);

  return {
    /** The integrity of a remote's file; undefined when its release has no such file. Throws when it cannot be read. */
    async ofRemote(name: string, version: string, file: string): Promise<string | undefined> {
      const live = (await store.live()).remotes[name];
      if (live?.info.version !== version) {
        return own(await ofVersion(name, version), file);
      }
      if (!live.manifest) {
        throw new Error(live.problem ?? 'its release cannot be read');
      }
      return own(live.manifest.integrity, file);
    },
    /**
     * A release of a remote that has a file with this content, the live one before others, and the file's integrity;
     * undefined when none has. A file without a folder of its content has a hash in its name.
     */
    async ofContent(name: string, folder: string | undefined, file: string) {
      const live = (await store.live()).remotes[name];
      const first = live?.manifest ? [{ version: live.info.version, hashes: live.manifest.integrity }] : [];
      const isIt = (hashes: Hashes) => {
        const integrity = own(hashes, file);
        return (
          integrity !== undefined && (folder === undefined ? HASHED.test(file) : contentFolder(integrity) === folder)
        );
      };
      const find = (releases: readonly Listed[]) => releases.find(({ hashes }) => isIt(hashes));
      // A release that has just come is not listed yet.
      const found =
        find(first) ?? find(await listReleases(name, RECHECK_MS)) ?? find(await listReleases(name, RECHECK_SOON_MS));
      if (found === undefined && live && !live.manifest) {
        throw new Error(live.problem ?? 'its release cannot be read');
      }
      return found && { version: found.version, integrity: found.hashes[file] };
    },
    /** A release of a remote with another version of a file, of this integrity, and that file's name; undefined when none has it. */
    async ofOlder(name: string, file: string, integrity: string) {
      return findOlder(await listReleases(name, RECHECK_MS), file, integrity);
    },
    /** The same of the shell's files: the name alone. */
    async ofOlderShell(file: string, integrity: string): Promise<string | undefined> {
      return findOlder(await listShell(), file, integrity)?.file;
    },
    /** The integrity of one of the shell's files; undefined when none of its releases has it. */
    async ofShell(file: string): Promise<string | undefined> {
      const found = (await listShell()).find(({ hashes }) => Object.hasOwn(hashes, file));
      return found?.hashes[file];
    },
  };
}
