import type { LiveSet } from '../releases.ts';

/** The live release of a part, as far as it is judged. */
export type LivePart = {
  part: string;
  version: string;
  /** The change of the set that made it live. Counts from before it say nothing of it. */
  revision: number;
  isGood: boolean;
  /** What visitors get when it is taken back; undefined when no good release is known. */
  lastGood: string | undefined;
};

/** The shell, if the set has one, then the remotes. */
export function listLiveParts({ shell, shellRelease, remotes }: LiveSet): LivePart[] {
  const own = shell === undefined || shellRelease?.version !== shell ? [] : [{ part: 'shell', ...shellRelease }];
  const others = Object.entries(remotes).map(([part, { info, liveRevision, isGood, lastGood }]) => ({
    ...{ part, version: info.version, liveRevision, isGood },
    lastGood: lastGood?.info.version,
  }));
  return [...own, ...others].map(({ part, version, liveRevision = 0, isGood = false, lastGood }) => ({
    ...{ part, version, isGood, lastGood },
    revision: liveRevision,
  }));
}
