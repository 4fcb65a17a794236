import { setTimeout as wait } from 'node:timers/promises';
import { StartProblem } from '@aaram/runtime/problems';
import { completeLog, findCommit } from '@aaram/runtime/publishing/log';
import type { ReleaseSource, ReleaseStorage, StoredFile } from '@aaram/runtime/publishing/store';
import type {
  ApiLevels,
  ReleaseHold,
  ReleaseMove,
  ReleaseSet,
  RemotePointer,
  RemoteRelease,
  ShellPointer,
} from '@aaram/shared-domain/release';
import { makeSetId } from './release-set-id.ts';

/** The set before the shell is released has none. */
export type StoredSet = Omit<ReleaseSet, 'shell'> & { revision: number; shell?: ShellPointer | undefined };
export type PartPointer = RemotePointer | ShellPointer;
/** Who changes the set, and why. */
export type Author = Pick<ReleaseMove, 'by' | 'why'>;
/** A part that gets another pointer. `from` and `to` name what moves when that is a canary, and not the live version. */
export type RequestedMove = Pick<ReleaseMove, 'how' | 'part' | 'commit' | 'percent'> &
  Partial<Pick<ReleaseMove, 'from' | 'to'>> & { pointer: PartPointer; api?: ApiLevels };

/** Why builds leave a part alone: it is held by hand, or has a canary. */
export type Hold = Omit<ReleaseHold, 'how'> & { how: string };

export const pointerOf = (set: StoredSet, part: string): PartPointer | undefined =>
  part === 'shell' ? set.shell : set.remotes[part];

export const describeHold = ({ how, by, at, why }: Hold) => `${how} by ${by}, ${at}: ${why}`;

const FILE = 'live.json';
/** The longest pause after another process was first, ms. */
const MAX_PAUSE_MS = 1000;

function parseSet(known: StoredFile | undefined, { location }: ReleaseSource): StoredSet {
  if (!known) return { id: '', revision: 0, remotes: {} };
  try {
    const set: ReleaseSet = JSON.parse(known.bytes.toString('utf8'));
    return { ...set, revision: set.revision ?? 0 };
  } catch {
    throw new StartProblem(`${FILE} in ${location} is not a set of releases: it was changed by hand.`);
  }
}

/** The live set; an empty one where nothing was ever released. */
export const readSet = async (store: ReleaseSource): Promise<StoredSet> => parseSet(await store.read(FILE), store);

/** When the set changes, and how often it has by then. */
type Change = { at: string; revision: number };

/** What was live, as the release that visitors may go back to; undefined when it was never known to be good. */
function findGood(before: PartPointer | undefined): RemoteRelease | undefined {
  if (!before?.isGood) return before?.lastGood;
  const { version, manifestSha256 = '', patterns = [], api } = before;
  return { version, manifestSha256, patterns, api };
}

/** What is known of a release goes along while it stays live; of another one the last good release does. */
function carryKnown<Pointer extends PartPointer>(
  before: PartPointer | undefined,
  pointer: Pointer,
  { at, revision }: Change,
): Pointer {
  if (before?.version === pointer.version) {
    const { liveSince, liveRevision, isGood, lastGood } = before;
    return { liveSince, liveRevision, isGood, lastGood, ...pointer };
  }
  const good = findGood(before);
  const lastGood = good?.version === pointer.version ? undefined : good;
  return { ...pointer, liveSince: at, liveRevision: revision, lastGood };
}

function applyMoves(
  { shell, remotes, ...set }: StoredSet,
  requested: readonly RequestedMove[],
  change: Change,
): StoredSet {
  const { shell: movedShell, ...others } = Object.fromEntries(requested.map(({ part, pointer }) => [part, pointer]));
  const newShell = movedShell ? carryKnown<ShellPointer>(shell, movedShell, change) : shell;
  const next = { ...remotes };
  for (const [part, pointer] of Object.entries(others)) {
    if (pointer.manifestSha256 === undefined) throw new Error(`${part} has no release.json.`);
    const { manifestSha256, patterns = [] } = pointer;
    next[part] = carryKnown<RemotePointer>(remotes[part], { ...pointer, manifestSha256, patterns }, change);
  }
  return { ...set, id: makeSetId(newShell?.version, next), ...(newShell && { shell: newShell }), remotes: next };
}

/** One try to change the set; undefined when another process has changed it meanwhile. */
async function tryChange(
  store: ReleaseStorage,
  { by, why }: Author,
  decide: (set: StoredSet, log: ReleaseMove[]) => Promise<RequestedMove[]> | RequestedMove[],
): Promise<StoredSet | undefined> {
  const known = await store.read(FILE);
  const set = parseSet(known, store);
  const log = await completeLog(store, set.moves ?? []);
  const requested = await decide(set, log);
  if (requested.length === 0) return set;
  // The log goes on counting when the set was deleted.
  const revision = Math.max(set.revision, log.at(-1)?.revision ?? 0) + 1;
  const at = new Date().toISOString();
  const moves = requested.map(
    ({ how, part, commit, pointer, from, to, percent }): ReleaseMove => ({
      revision,
      at,
      by,
      why,
      commit: commit ?? findCommit(log, part, to ?? pointer.version),
      how,
      part,
      from: from ?? pointerOf(set, part)?.version ?? null,
      to: to ?? pointer.version,
      percent,
    }),
  );
  const { id, shell, remotes } = applyMoves(set, requested, { at, revision });
  const api = requested.findLast((move) => move.api)?.api ?? set.api;
  const next = { id, revision, ...(shell && { shell }), remotes, ...(api && { api }), moves };
  if (!(await store.swap(FILE, JSON.stringify(next, null, 1), known))) return undefined;
  await completeLog(store, moves);
  return next;
}

/**
 * The only way to change what is live. `decide` sees the present set and its log, and returns the parts that move, none
 * to change nothing; it throws to refuse. It is called again when another process was first. The swap of live.json is
 * the moment of the change: a process that is killed leaves the set from before or from after it, and the next change
 * completes the log.
 */
export async function changeSet(
  store: ReleaseStorage,
  author: Author,
  decide: (set: StoredSet, log: ReleaseMove[]) => Promise<RequestedMove[]> | RequestedMove[],
): Promise<StoredSet> {
  for (let pause = 20; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
    const changed = await store.exclusively(() => tryChange(store, author, decide));
    if (changed) return changed;
    await wait(Math.random() * pause);
  }
}
