import { findPrevious, readLog } from '@aaram/runtime/publishing/log';
import { pointerOf, readSet, type StoredSet } from '@aaram/runtime/publishing/set';
import type { ReleaseStorage } from '@aaram/runtime/publishing/store';
import type { ReleaseCanary, ReleaseHold, ReleaseMove } from '@aaram/shared-domain/release';

export type VersionFacts = {
  version: string;
  isLive: boolean;
  /** When it came into the store, ms. */
  storedAt: number;
  /** The move that last made it live. */
  move: ReleaseMove | undefined;
};
export type PartFacts = {
  part: string;
  live: string | undefined;
  /** The version that a rollback leads to. */
  previous: string | undefined;
  held: ReleaseHold | undefined;
  canary: ReleaseCanary | undefined;
  /** The live one first, then the newest by their last move or arrival. */
  versions: VersionFacts[];
};

async function describePart(
  store: ReleaseStorage,
  part: string,
  { set, log }: { set: StoredSet; log: readonly ReleaseMove[] },
): Promise<PartFacts> {
  const pointer = pointerOf(set, part);
  const found = (await store.list(part)).map(({ version, at }): VersionFacts => {
    const move = log.findLast(
      (one) => one.part === part && one.to === version && one.from !== version && one.how !== 'withdraw',
    );
    return { version, isLive: version === pointer?.version, storedAt: at, move };
  });
  const timeOf = ({ move, storedAt }: VersionFacts) => (move ? Date.parse(move.at) : storedAt);
  const versions = found.toSorted((a, b) => Number(b.isLive) - Number(a.isLive) || timeOf(b) - timeOf(a));
  const previous = pointer && (findPrevious(log, part, pointer.version) ?? undefined);
  const isStored = versions.some(({ version }) => version === previous);
  return {
    part,
    live: pointer?.version,
    previous: isStored ? previous : undefined,
    held: pointer?.held,
    canary: pointer?.canary,
    versions,
  };
}

/** The live set, and what the store has of each part. */
export async function describeParts(store: ReleaseStorage): Promise<{ set: StoredSet; parts: PartFacts[] }> {
  const set = await readSet(store);
  const log = await readLog(store, set.moves);
  const parts = ['shell', ...Object.keys(set.remotes)];
  return { set, parts: await Promise.all(parts.map((part) => describePart(store, part, { set, log }))) };
}
