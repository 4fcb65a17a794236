import { StartProblem } from '@aaram/runtime/problems';
import type { Release } from '@aaram/runtime/publishing/files';
import { countWithdrawals, findPrevious } from '@aaram/runtime/publishing/log';
import { endCanary, startCanary, toPointer } from '@aaram/runtime/publishing/publish';
import {
  type Author,
  assignAddresses,
  changeSet,
  describeHold,
  findMisfits,
  pointerOf,
  type RequestedMove,
  readSet,
  type StoredSet,
} from '@aaram/runtime/publishing/set';
import type { ReleaseStorage } from '@aaram/runtime/publishing/store';
import {
  type ApiLevels,
  isServed,
  type LiveFacts,
  type ReleaseHold,
  type ReleaseMove,
} from '@aaram/shared-domain/release';

/** After so many a release goes live by `promote` only. */
const MAX_WITHDRAWALS = 2;

export type Target = { store: ReleaseStorage; part: string; author: Author };
/** What was live, and what is. */
export type Moved = { from: string | null; to: string };

const refuse = (reasons: readonly string[]) => {
  if (reasons.length > 0) throw new StartProblem(reasons.join('\n'));
};

function requireLive(set: StoredSet, part: string): string {
  const pointer = pointerOf(set, part);
  if (!pointer) throw new StartProblem(`No release of ${part} is live.`);
  return pointer.version;
}

/** Refuses to move a part from another version than the caller has seen. */
function requireExpected(set: StoredSet, part: string, expected: string | undefined): void {
  const live = pointerOf(set, part)?.version;
  if (expected !== undefined && live !== expected)
    throw new StartProblem(`${part} is at ${live ?? 'no release'} and not at ${expected}: it was changed meanwhile.`);
}

/** What failed twice is made live by a person who knows why, and not by a pipeline. */
function requireFewWithdrawals(log: ReleaseMove[], part: string, version: string, how: Incoming['how']): void {
  if (how === 'deploy' && countWithdrawals(log, part, version) >= MAX_WITHDRAWALS)
    throw new StartProblem(
      `${part} ${version} was withdrawn twice. When it is mended, or the fault was elsewhere: npm run release -- promote ${part} ${version}`,
    );
}

async function change(
  { store, part, author }: Target,
  decide: (set: StoredSet, log: ReleaseMove[]) => Promise<RequestedMove[]>,
): Promise<Moved> {
  let from: string | null = null;
  const set = await changeSet(store, author, (before, log) => {
    from = pointerOf(before, part)?.version ?? null;
    return decide(before, log);
  });
  return { from, to: pointerOf(set, part)?.version ?? '' };
}

export type Incoming = {
  release: Release;
  how: 'deploy' | 'promote';
  commit?: string | undefined;
  expected?: string | undefined;
  /** Of 100 visitors that get it, when it is to be a canary; by default all. */
  percent?: number | undefined;
};

/** Every reason why a release may not go live, one sentence each; none when it may. */
type Gate = (store: ReleaseStorage, seen: StoredSet, release: Release) => Promise<string[]>;

/** What the gate has checked besides the release: when it has changed since, the gate checks again. */
function gateKey({ shell, remotes }: StoredSet, part: string): string {
  const { [part]: _own, ...others } = remotes;
  return JSON.stringify([part === 'shell' || shell, others]);
}

/**
 * Makes a release live when it passes the gate, which checks before the lock is taken; when something that it has seen
 * changes meanwhile, it checks again. This ends a rollback. A pinned part is moved by `promote` only.
 */
export async function deployThrough(
  gate: Gate,
  target: Target,
  { release, how, commit, expected, percent = 100 }: Incoming,
): Promise<Moved> {
  const { store, part } = target;
  for (;;) {
    const seen = await readSet(store);
    const { held } = pointerOf(seen, part) ?? {};
    requireExpected(seen, part, expected);
    if (held?.how === 'pinned' && how === 'deploy')
      throw new StartProblem(`${part} is ${describeHold(held)}. To end it: npm run release -- pin ${part} --off`);
    refuse(await gate(store, seen, release));
    let isCurrent = true;
    const moved = await change(target, async (set, log) => {
      requireExpected(set, part, expected);
      requireFewWithdrawals(log, part, release.manifest.version, how);
      isCurrent =
        gateKey(set, part) === gateKey(seen, part) &&
        pointerOf(set, part)?.held?.how === pointerOf(seen, part)?.held?.how;
      if (!isCurrent) return [];
      await store.put(release);
      const pointer = toPointer(release);
      if (percent < 100) return startCanary(set, { part, pointer, commit }, percent, target.author);
      const live = pointerOf(set, part);
      return live?.version === pointer.version && !live.held ? [] : [{ how, part, commit, pointer }];
    });
    if (isCurrent) return moved;
  }
}

/**
 * Puts a release into the store, and moves nothing. The log says so: shops that cannot list the store learn of it there,
 * and copy it for previews, canaries and rollbacks.
 */
export async function keep(
  { store, part, author }: Target,
  { release, commit }: Pick<Incoming, 'release' | 'commit'>,
): Promise<void> {
  const { version } = release.manifest;
  await store.put(release);
  await changeSet(store, author, (set) => {
    const pointer = pointerOf(set, part);
    return pointer ? [{ how: 'store', part, commit, pointer, from: version, to: version }] : [];
  });
}

/** Ends a part's canary: with `version`, only when that is the one. Resolves to whether something has changed. */
export async function withdraw({ store, part, author }: Target, version?: string, expected?: string): Promise<boolean> {
  let isEnded = false;
  await changeSet(store, author, (set) => {
    requireExpected(set, part, expected);
    const requested = endCanary(set, part, version, author);
    isEnded = requested.length > 0;
    return requested;
  });
  return isEnded;
}

/** Whether a release is live since that change of the set, and not again after another; undefined does not ask. */
const isSameLife = ({ liveRevision = 0 }: LiveFacts, seen: number | undefined): boolean =>
  seen === undefined || liveRevision === seen;

/**
 * Writes down what the running API serves. `oldest` only rises: data that has changed stays changed. With `isByHand` a
 * person may lower both.
 */
export async function noteApi(
  { store, author }: Omit<Target, 'part'>,
  given: ApiLevels,
  isByHand = false,
): Promise<void> {
  await changeSet(store, author, (set) => {
    const before = set.api ?? { level: given.level, oldest: 1, why: '' };
    const isOlder = given.oldest <= before.oldest && !isByHand;
    const next = {
      level: isByHand ? given.level : Math.max(given.level, before.level),
      oldest: isOlder ? before.oldest : given.oldest,
      why: isOlder ? before.why : given.why,
    };
    const isKnown = set.api?.level === next.level && set.api.oldest === next.oldest;
    const say = ({ level, oldest }: ApiLevels) => `level ${level}, serves ${oldest} and newer`;
    return set.shell === undefined || isKnown
      ? []
      : [{ how: 'api', part: 'shell', pointer: set.shell, from: say(before), to: say(next), api: next }];
  });
}

/** Writes down that a part's live release serves well. Changes nothing when another one is live by now. */
export async function markGood({ store, part, author }: Target, version: string, liveRevision?: number): Promise<void> {
  await changeSet(store, author, (set) => {
    const pointer = pointerOf(set, part);
    return pointer?.version === version && isSameLife(pointer, liveRevision) && !pointer.isGood
      ? [{ how: 'good', part, pointer: { ...pointer, isGood: true }, from: version, to: version }]
      : [];
  });
}

/**
 * Takes a part's live release back: all visitors get the last good one, and builds wait. Resolves to whether something
 * has changed: not when another one is live by now, another shop server was first, or no good one is known that the API
 * still serves.
 */
export async function withdrawLive(
  { store, part, author }: Target,
  version: string,
  liveRevision?: number,
): Promise<boolean> {
  let isWithdrawn = false;
  await changeSet(store, author, async (set) => {
    const pointer = pointerOf(set, part);
    isWithdrawn = false;
    const isMeant = pointer?.version === version && isSameLife(pointer, liveRevision);
    if (!isMeant || !pointer.lastGood || !isServed(pointer.lastGood, set.api)) return [];
    const release = await store.open(part, pointer.lastGood.version);
    const held: ReleaseHold = { how: 'rolled back', at: new Date().toISOString(), ...author };
    const good = { ...toPointer(release), held, isGood: true };
    const { requested, refused } = assignAddresses(set, [{ how: 'withdraw', part, pointer: good }]);
    refuse([...refused, ...(await findMisfits(store, set, [release.manifest]))]);
    isWithdrawn = true;
    return requested;
  });
  return isWithdrawn;
}

/** Makes a version in the store live again, held against builds. It was live before, so its pages are not tried. */
export function rollback(target: Target, to?: string, expected?: string): Promise<Moved> {
  const { store, part, author } = target;
  return change(target, async (set, log) => {
    requireExpected(set, part, expected);
    const live = requireLive(set, part);
    const version = to ?? findPrevious(log, part, live);
    if (version === null) throw new StartProblem(`The log knows no release of ${part} before ${live}.`);
    if (version === live) throw new StartProblem(`${part} is at ${live} already.`);
    const held: ReleaseHold = { how: 'rolled back', at: new Date().toISOString(), ...author };
    return hold(store, set, { how: 'rollback', part, version, held });
  });
}

/** Holds a part at a version, by default the live one, against builds and deploys. */
export function pin(target: Target, version?: string): Promise<Moved> {
  const { store, part, author } = target;
  return change(target, async (set) => {
    const held: ReleaseHold = { how: 'pinned', at: new Date().toISOString(), ...author };
    return hold(store, set, { how: 'pin', part, version: version ?? requireLive(set, part), held });
  });
}

async function hold(
  store: ReleaseStorage,
  set: StoredSet,
  { how, part, version, held }: Pick<RequestedMove, 'how' | 'part'> & { version: string; held: ReleaseHold },
): Promise<RequestedMove[]> {
  const release = await store.open(part, version);
  const { requested, refused } = assignAddresses(set, [{ how, part, pointer: { ...toPointer(release), held } }]);
  refuse([...refused, ...(await findMisfits(store, set, [release.manifest]))]);
  return requested;
}

/** Ends a rollback or a pin: the version stays live until the next build or deploy. */
export function unpin(target: Target): Promise<Moved> {
  return change(target, async (set) => {
    requireLive(set, target.part);
    const { held, ...pointer } = pointerOf(set, target.part) ?? { version: '' };
    return held ? [{ how: 'unpin', part: target.part, pointer }] : [];
  });
}
