import { StartProblem } from '@aaram/runtime/problems';
import { isShell, type Release } from '@aaram/runtime/publishing/files';
import { toPointer } from '@aaram/runtime/publishing/publish';
import { assignAddresses, findMisfits, type StoredSet } from '@aaram/runtime/publishing/set';
import type { ReleaseSource } from '@aaram/runtime/publishing/store';
import * as texts from '#texts/gate.ts';
import { findOverweight, readShellFiles } from './budget.ts';
import { tryPages } from './try-pages.ts';

async function findLiveShell(store: ReleaseSource, { shell }: StoredSet): Promise<Release> {
  const problem = new StartProblem(texts.nothingLent);
  if (!shell || !(await store.read(`shell/${shell.version}/release.json`))) throw problem;
  return store.open('shell', shell.version);
}

/**
 * Every reason why a release may not go live, one sentence each; none when it may. With a new shell, its own pages are
 * tried, and all live remotes are checked again.
 */
export async function findReasons(
  store: ReleaseSource,
  set: StoredSet,
  release: Release,
  tryAll = tryPages,
): Promise<string[]> {
  const { manifest } = release;
  const isNewShell = isShell(manifest);
  const shell = isNewShell ? release : await findLiveShell(store, set);
  const { refused } = assignAddresses(set, [{ how: 'deploy', part: manifest.name, pointer: toPointer(release) }]);
  const misfits = await findMisfits(store, set, [manifest]);
  const settled = Object.entries(set.remotes).filter(([name]) => name !== manifest.name);
  const live = await Promise.all(
    settled.map(([name, { version }]) =>
      // A live release that cannot be read is a problem of its own, and is not tried.
      store.open(name, version).catch(() => undefined),
    ),
  );
  const others = live.filter((one) => one !== undefined);
  const touched = isNewShell ? others : [release];
  const files = await readShellFiles(shell.dir);
  const heavy = (await Promise.all(touched.map((one) => findOverweight(one, files)))).flat();
  const reasons = [...refused, ...misfits, ...heavy];
  // What does not fit fails on every page, and one sentence is enough.
  return reasons.length > 0 ? reasons : tryAll(shell, isNewShell ? [release, ...touched] : touched, others);
}
