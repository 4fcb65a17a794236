import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type MultiStats, rspack } from '@rspack/core';
import type { ReleaseSet } from '../../shared-domain/src/contract/index.ts';
import { describeBuild } from './compile-app.ts';
import type { AppConfig } from './dev-compilers.ts';
import { makeRelease } from './make-release.ts';
import { publish } from './publishing/publish.ts';
import { placeOf, readRelease } from './publishing/release-folder.ts';
import { fetchRelease } from './release-store/fetch-release.ts';
import type { ReleaseSource, StoredFile } from './release-store/port.ts';

type Work = {
  root: string;
  /** The remote under work. */
  remote: string;
  /** The folder of releases that the shop of this machine serves. */
  dir: string;
  log: (line: string) => void;
};

/** Pause between two looks at what is live elsewhere, ms. */
const LOOK_MS = 2000;

/** Copies the live releases of the others into the folder and makes them live there, when they have changed. */
async function copyOthers(source: ReleaseSource, { remote, dir }: Work, known?: StoredFile): Promise<StoredFile> {
  const found = await source.read('live.json', known);
  if (!found) throw new Error(`No release is live in ${source.place}.`);
  if (found === known) return found;
  const { shell, remotes }: ReleaseSet = JSON.parse(found.bytes.toString('utf8'));
  const { [remote]: _own, ...others } = remotes;
  for (const [part, { version }] of Object.entries({ shell, ...others })) {
    await readRelease(placeOf(dir, { name: part, version }), part).catch(() =>
      fetchRelease(source, part, version, dir),
    );
  }
  await publish(dir, { shell, remotes: others });
  return found;
}

/** Follows the others. Resolves when they are here for the first time. */
export async function followOthers(source: ReleaseSource, work: Work): Promise<void> {
  let known = await copyOthers(source, work);
  const look = async () => {
    try {
      known = await copyOthers(source, work, known);
    } catch (error) {
      work.log(error instanceof Error ? error.message : String(error));
    }
    setTimeout(look, LOOK_MS).unref();
  };
  setTimeout(look, LOOK_MS).unref();
}

/**
 * Builds the remote for production, as it will be released, and again after each change of its source; each build goes
 * live in the folder. Resolves after the first build.
 */
export async function buildOnChange({ root, remote, dir, log }: Work): Promise<void> {
  const { default: config }: AppConfig = await import(pathToFileURL(join(root, remote, 'rspack.config.ts')).href);
  const { promise: built, resolve: isBuilt } = Promise.withResolvers<void>();
  let last: Promise<void> = Promise.resolve();
  const take = async (stats: MultiStats) => {
    try {
      const pointer = await makeRelease({ root, releasesDir: dir, name: remote, stats: describeBuild(remote, stats) });
      await publish(dir, { remotes: { [remote]: pointer } });
      log(`${remote} ${pointer.version}: reload the page`);
    } catch (error) {
      log(error instanceof Error ? error.message : String(error));
    }
    isBuilt();
  };
  rspack(config({})).watch({ aggregateTimeout: 50 }, (error, stats) => {
    if (error || !stats) log(`${remote} was not built: ${error}`);
    else last = last.then(() => take(stats));
  });
  await built;
}
