import type { LivePart, TriedCanary } from '@aaram/runtime/publishing/watch';
import type { LiveSet } from '../releases.ts';

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

/** The canaries of a set, each with the live release that it is compared with. */
export const listTriedCanaries = ({ canaries = [], shellCanary, remotes, shell = '' }: LiveSet): TriedCanary[] => [
  ...canaries.map(({ remote: { info }, revision }) => ({
    release: { part: info.name, version: info.version, revision },
    live: remotes[info.name]?.info.version ?? '',
  })),
  ...(shellCanary ? [{ release: { part: 'shell', ...shellCanary }, live: shell }] : []),
];
