import { join } from 'node:path';
import type { ReleaseStore } from '../releases.ts';
import { shellFilesDir } from '../shell-assets.ts';
import { createReleasePins, familyOf } from './release-pins.ts';

/**
 * A browser file of a release: by its content among all releases of a remote, or of one version. The number of a further
 * attempt gives all files new addresses, for one use.
 */
const RELEASE_FILE =
  /^(?<name>[\w-]+)\/(?:files|(?<version>[\w-]+)\/browser)\/(?:(?<attempt>again-[\da-z]{1,12})\/)?(?:(?<content>\w{8})\/)?(?<file>[^/]+)$/;

/** A browser file of a release that is here. */
export type PublicFile = {
  path: string;
  integrity: string;
  isForOneUse: boolean;
  /** The addresses of all versions of the file, as a pattern. */
  family: string;
  /** The path of another version with this integrity; undefined when there is none. */
  findOlder: (integrity: string) => Promise<string | undefined>;
};

/** Finds browser files by their addresses. Rejects when the release that has a file cannot be read. */
export function createReleaseFiles(releasesDir: string, store: Pick<ReleaseStore, 'live'>) {
  const pins = createReleasePins(releasesDir, store);

  return {
    /** A file of the shell, by its name; undefined when no release of the shell has it. */
    async ofShell(file: string): Promise<PublicFile | undefined> {
      const integrity = await pins.ofShell(file);
      const pathOf = (name: string) => join(shellFilesDir(releasesDir), name);
      if (integrity === undefined) {
        return undefined;
      }
      return {
        ...{ path: pathOf(file), integrity, isForOneUse: false, family: `/assets/${familyOf(file)}` },
        async findOlder(given) {
          const older = await pins.ofOlderShell(file, given);
          return older && pathOf(older);
        },
      };
    },
    /** A remote's file, by what follows `/releases/` in its address; undefined when no release has it. */
    async ofRelease(address: string): Promise<PublicFile | undefined> {
      const { name, version, attempt, content, file } = RELEASE_FILE.exec(address)?.groups ?? {};
      if (!name || !file) {
        return undefined;
      }
      const found = version
        ? { version, integrity: await pins.ofRemote(name, version, file) }
        : await pins.ofContent(name, content, file);
      if (found?.integrity === undefined) {
        return undefined;
      }
      const pathOf = (one: { version: string; file: string }) =>
        join(releasesDir, name, one.version, 'browser', one.file);
      const folder = content === undefined ? '' : '*/';
      return {
        ...{ path: pathOf({ version: found.version, file }), integrity: found.integrity },
        ...{ isForOneUse: attempt !== undefined, family: `/releases/${name}/files/${folder}${familyOf(file)}` },
        async findOlder(given) {
          const older = await pins.ofOlder(name, file, given);
          return older && pathOf(older);
        },
      };
    },
  };
}
