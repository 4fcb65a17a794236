import { StartProblem } from '@aaram/runtime/problems';
import { isShell } from '@aaram/runtime/publishing/files';
import { toPointer } from '@aaram/runtime/publishing/publish';
import { assignAddresses, findMisfits, makeSetId, readSet } from '@aaram/runtime/publishing/set';
import { openFolder } from '@aaram/runtime/publishing/store';
import * as texts from '#texts/previews.ts';
import type { LiveSet, ReleaseStore } from '../releases.ts';

/** Makes a release of the store available in the shop's folder of releases. */
export type BringRelease = (part: string, version: string) => Promise<void>;
export type ReadPreviewSet = (part: string, version: string) => Promise<LiveSet>;

type Sources = {
  releasesDir: string;
  bring: BringRelease;
  /** The set that visitors get. */
  live: () => Promise<LiveSet>;
  readRelease: ReleaseStore['readRelease'];
};

/**
 * Reads the set that visitors get with a stored release instead of the live one, once for each live set. Every file
 * of the release is compared with its hash. Throws one sentence for each reason why it cannot be shown.
 */
export function createPreviewSets({ releasesDir, bring, live, readRelease }: Sources): ReadPreviewSet {
  // Weak, so that a set is freed together with the live one that it was made from.
  const known = new WeakMap<LiveSet, Map<string, Promise<LiveSet>>>();

  async function read(base: LiveSet, part: string, version: string): Promise<LiveSet> {
    await bring(part, version);
    const folder = openFolder(releasesDir);
    const release = await folder.open(part, version);
    if (isShell(release.manifest)) {
      throw new StartProblem(texts.noPreviewOfShell);
    }
    const stored = await readSet(folder);
    const { requested, refused } = assignAddresses(stored, [{ how: 'deploy', part, pointer: toPointer(release) }]);
    const reasons = [...refused, ...(await findMisfits(folder, stored, [release.manifest]))];
    if (reasons.length > 0) {
      throw new StartProblem(reasons.join('\n'));
    }
    const remote = await readRelease(part, {
      version,
      manifestSha256: release.manifestSha256,
      patterns: requested.flatMap(({ pointer }) => pointer.patterns ?? []),
    });
    if (remote.problem !== undefined) {
      throw new StartProblem(remote.problem);
    }
    const versions = { ...base.versions, [part]: { version } };
    return {
      ...base,
      // No set that is given out has this id, so nothing cached or counted for one is this one's.
      id: makeSetId(base.shell, { ...versions, 'a preview': { version } }),
      versions,
      remotes: { ...base.remotes, [part]: remote },
      canaries: [],
      isPreview: true,
    };
  }

  return async (part, version) => {
    const base = await live();
    const sets = known.get(base) ?? new Map<string, Promise<LiveSet>>();
    known.set(base, sets);
    const key = `${part}@${version}`;
    const set = sets.get(key) ?? read(base, part, version);
    sets.set(key, set);
    set.catch(() => sets.delete(key));
    return set;
  };
}
