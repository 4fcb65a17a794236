import { StartProblem } from '@aaram/runtime/problems';
import type { ReleaseSource } from '../release-store/port.ts';
import { assignAddresses } from './addresses.ts';
import { findOverweight, readShellFiles } from './budget.ts';
import { findMisfits } from './fit.ts';
import type { StoredSet } from './live-set.ts';
import { toPointer } from './publish.ts';
import { isShell, type Release } from './release-folder.ts';
import { tryPages } from './try-pages.ts';

/** What the gate has looked at besides the release: when it has changed since, the gate looks again. */
export function gateKey({ shell, remotes }: StoredSet, part: string): string {
  const { [part]: _own, ...others } = remotes;
  return JSON.stringify([part === 'shell' || shell, others]);
}

async function findLiveShell(store: ReleaseSource, { shell }: StoredSet): Promise<Release> {
  const problem = new StartProblem(
    'The live shell does not say what it lends to remotes. Release the shell first: npm run build shell',
  );
  if (!shell || !(await store.read(`shell/${shell.version}/release.json`))) throw problem;
  return store.open('shell', shell.version);
}

/**
 * Every reason why a release may not go live, one sentence each; none when it may. With a new shell, its own pages are
 * tried, and all live remotes are looked at again.
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
