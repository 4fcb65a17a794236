import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readRelease, releaseDirOf } from '@aaram/runtime/publishing/files';
import { publish } from '@aaram/runtime/publishing/publish';
import { fetchRelease, type ReleaseSource, type StoredFile } from '@aaram/runtime/publishing/store';
import { type MultiStats, rspack } from '@rspack/core';
import type { ReleaseSet } from '../../../shared-domain/src/contract/index.ts';
import type { AppConfig } from '../store/dev-compilers.ts';

type Work = {
  root: string;
  /** The remote under work. */
  remote: string;
  /** The folder of releases that the shop of this machine serves. */
  dir: string;
  log: (line: string) => void;
};

/** Pause between two polls of what is live elsewhere, ms. */
const POLL_MS = 2000;
/** Editors write a file in several steps, ms. */
const SETTLE_MS = 10;

const describeProblem = (stats: MultiStats | undefined) =>
  stats?.hasErrors() ? stats.toString({ all: false, errors: true, colors: false }) : undefined;

/** Copies the live releases of the others into the folder and makes them live there, when they have changed. */
async function copyOthers(source: ReleaseSource, { remote, dir }: Work, known?: StoredFile): Promise<StoredFile> {
  const found = await source.read('live.json', known);
  if (!found) throw new Error(`No release is live in ${source.location}.`);
  if (found === known) return found;
  const { shell, remotes }: ReleaseSet = JSON.parse(found.bytes.toString('utf8'));
  const { [remote]: _own, ...others } = remotes;
  for (const [part, { version }] of Object.entries({ shell, ...others })) {
    await readRelease(releaseDirOf(dir, { name: part, version }), part).catch(() =>
      fetchRelease(source, part, version, dir),
    );
  }
  await publish(dir, { shell, remotes: others });
  return found;
}

/** Follows the others. Resolves when they are here for the first time. */
export async function followOthers(source: ReleaseSource, work: Work): Promise<void> {
  let known = await copyOthers(source, work);
  const poll = async () => {
    try {
      known = await copyOthers(source, work, known);
    } catch (error) {
      work.log(error instanceof Error ? error.message : String(error));
    }
    setTimeout(poll, POLL_MS).unref();
  };
  setTimeout(poll, POLL_MS).unref();
}

/**
 * Compiles the remote's browser and server files, and again after each change of its source. Resolves when they are there
 * for the first time; `onBuild` is called after each build, with what the compiler says when it has failed.
 */
export async function compileOnChange(
  { root, remote }: Pick<Work, 'root' | 'remote'>,
  onBuild: (problem: string | undefined) => void,
): Promise<void> {
  const { default: config }: AppConfig = await import(pathToFileURL(join(root, remote, 'rspack.config.ts')).href);
  const { promise: isBuilt, resolve } = Promise.withResolvers<void>();
  rspack(config({})).watch({ aggregateTimeout: SETTLE_MS }, (error, stats) => {
    const problem = error ? String(error) : describeProblem(stats);
    if (problem === undefined) resolve();
    onBuild(problem);
  });
  await isBuilt;
}
