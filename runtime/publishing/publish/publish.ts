import { userInfo } from 'node:os';
import { StartProblem } from '@aaram/runtime/problems';
import { isShell, type Release } from '@aaram/runtime/publishing/files';
import {
  type Author,
  assignAddresses,
  changeSet,
  findMisfits,
  type Hold,
  type PartPointer,
  pointerOf,
  type RequestedMove,
} from '@aaram/runtime/publishing/set';
import { openFolder, type ReleaseStorage } from '@aaram/runtime/publishing/store';
import type { RemotePointer, ShellPointer } from '@aaram/shared-domain/release';
import { holdOf } from './canary.ts';

/** Releases to make live; those that are not named stay. */
export type Pointers = { shell?: ShellPointer | undefined; remotes?: Record<string, RemotePointer> };
/** A release that was built but stays out, because the live one is held by hand, or has a canary. */
type Waiting = { part: string; built: string; live: string; held: Hold };

/** The account that runs this process, for the log. */
export function whoAmI(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}

export function toPointer({ manifest, manifestSha256 }: Release): PartPointer {
  const patterns = isShell(manifest) ? manifest.patterns : Object.keys(manifest.pages);
  const { version, api } = manifest;
  return { version, manifestSha256, patterns: [...patterns], ...(api !== undefined && { api }) };
}

const isSame = (a: PartPointer | undefined, b: PartPointer) =>
  a?.version === b.version && a.manifestSha256 === b.manifestSha256 && a.patterns?.join() === b.patterns?.join();

/** Makes these releases live without the gate, held parts too: for tests. Resolves to the set's id. */
export async function publish(releasesDir: string, { shell, remotes = {} }: Pointers): Promise<string> {
  const pointers = Object.entries<PartPointer>({ ...(shell && { shell }), ...remotes });
  const requested = pointers.map(([part, pointer]): RequestedMove => ({ how: 'build', part, pointer }));
  const author = { by: whoAmI(), why: 'published by a program' };
  return (await changeSet(openFolder(releasesDir), author, (set) => assignAddresses(set, requested).requested)).id;
}

/**
 * Stores what was just built and makes it live, except for parts that a person has rolled back or pinned: those wait. Refuses with one
 * sentence for each reason why the set would not work, and then nothing moves.
 */
export async function publishBuilt(
  store: ReleaseStorage,
  built: readonly Release[],
  author: Author & { commit?: string | undefined },
): Promise<{ id: string; waiting: Waiting[] }> {
  let waiting: Waiting[] = [];
  const { id } = await changeSet(store, author, async (set) => {
    const wanted = built.map((release) => ({ release, pointer: toPointer(release), part: release.manifest.name }));
    waiting = wanted.flatMap(({ part, pointer }) => {
      const live = pointerOf(set, part);
      const held = holdOf(live);
      return live && held && live.version !== pointer.version
        ? [{ part, built: pointer.version, live: live.version, held }]
        : [];
    });
    const moving = wanted.filter(
      ({ part, pointer }) => !isSame(pointerOf(set, part), pointer) && !waiting.some((one) => one.part === part),
    );
    const requested = moving.map(({ part, pointer }): RequestedMove => {
      const { held, canary } = pointerOf(set, part) ?? {};
      const unchanged = { ...(held && { held }), ...(canary && { canary }) };
      return { how: 'build', part, commit: author.commit, pointer: { ...pointer, ...unchanged } };
    });
    const assigned = assignAddresses(set, requested);
    const manifests = moving.map(({ release }) => release.manifest);
    const refused = [...assigned.refused, ...(await findMisfits(store, set, manifests))];
    if (refused.length > 0) throw new StartProblem(refused.join('\n'));
    for (const release of built) await store.put(release);
    return assigned.requested;
  });
  return { id, waiting };
}
