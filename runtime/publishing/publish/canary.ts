import { StartProblem } from '@aaram/runtime/problems';
import {
  type Author,
  assignAddresses,
  type Hold,
  type PartPointer,
  pointerOf,
  type RequestedMove,
  type StoredSet,
} from '@aaram/runtime/publishing/set';
import type { ReleaseCanary, ReleaseHold } from '@aaram/shared-domain/release';

/** The share of the visitors in an option of the command: a whole number from 1 to 100. */
export function readPercent(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const percent = Number(text);
  if (!/^\d+$/.test(text) || percent < 1 || percent > 100)
    throw new StartProblem(`--percent ${text} is not a share of the visitors: a whole number from 1 to 100.`);
  return percent;
}

/** Gives a share of the visitors another version than the live one, which stays. Throws when the part has no share. */
export function startCanary(
  set: StoredSet,
  { part, pointer, commit }: Pick<RequestedMove, 'part' | 'pointer' | 'commit'>,
  percent: number,
  author: Author,
): RequestedMove[] {
  const live = pointerOf(set, part);
  if (!live) throw new StartProblem(`No release of ${part} is live, so there is nothing to compare a canary with.`);
  if (live.version === pointer.version) throw new StartProblem(`${part} is at ${live.version} already.`);
  const [assigned] = assignAddresses(set, [{ how: 'canary', part, pointer }]).requested;
  const { version, manifestSha256, patterns, api } = assigned?.pointer ?? pointer;
  if (live.canary?.version === version && live.canary.percent === percent) return [];
  if (manifestSha256 === undefined) throw new Error(`${part} has no release.json.`);
  // One that is widened has begun before.
  const begun =
    live.canary?.version === version
      ? { at: live.canary.at, revision: live.canary.revision }
      : { at: new Date().toISOString(), revision: set.revision + 1 };
  const canary: ReleaseCanary = {
    version,
    manifestSha256,
    patterns: patterns ?? [],
    ...(api !== undefined && { api }),
    percent,
    ...begun,
    ...author,
  };
  const from = live.canary?.version ?? live.version;
  return [{ how: 'canary', part, commit, pointer: { ...live, canary }, from, to: version, percent }];
}

/**
 * Ends the canary of a part: all visitors get the live version. Builds leave it there, because they would make the
 * version that was taken back live for all visitors. Changes nothing when another canary, or none, is running.
 */
export function endCanary(set: StoredSet, part: string, version: string | undefined, author: Author): RequestedMove[] {
  const current = pointerOf(set, part);
  if (!current?.canary || (version !== undefined && current.canary.version !== version)) return [];
  const { canary: _canary, ...live } = current;
  const held: ReleaseHold = live.held ?? { how: 'rolled back', at: new Date().toISOString(), ...author };
  return [{ how: 'withdraw', part, pointer: { ...live, held }, from: current.canary.version, to: live.version }];
}

/** Why builds leave a part alone: it is pinned, or it has a canary. */
export function holdOf(pointer: PartPointer | undefined): Hold | undefined {
  const canary = pointer?.canary;
  const how = `with a canary for ${canary?.percent} of 100 visitors (${canary?.version})`;
  return pointer?.held ?? (canary && { how, at: canary.at, by: canary.by, why: canary.why });
}
