import { randomUUID } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  ReleaseHold,
  ReleaseMove,
  ReleaseSet,
  RemotePointer,
  ShellPointer,
} from '../../../shared-domain/src/contract/index.ts';
import { codeOf, StartProblem } from '../problem.mjs';
import { withLock } from '../wait-for-lock.ts';
import { completeLog, readLog } from './log.ts';
import { sha256 } from './release-folder.ts';

/** The set before the shell is released has none. */
export type StoredSet = Omit<ReleaseSet, 'shell'> & { revision: number; shell?: ShellPointer | undefined };
export type PartPointer = RemotePointer | ShellPointer;
/** Who changes the set, and why. */
export type Author = Pick<ReleaseMove, 'by' | 'why'>;
/** A part that gets another pointer. */
export type Wish = Pick<ReleaseMove, 'how' | 'part' | 'commit'> & { pointer: PartPointer };

export const pointerOf = (set: StoredSet, part: string): PartPointer | undefined =>
  part === 'shell' ? set.shell : set.remotes[part];

export const describeHold = ({ how, by, at, why }: ReleaseHold) => `${how} by ${by}, ${at}: ${why}`;

/** The live set; an empty one where nothing was ever released. */
export async function readSet(releasesDir: string): Promise<StoredSet> {
  const path = join(releasesDir, 'live.json');
  try {
    const set: ReleaseSet = JSON.parse(await readFile(path, 'utf8'));
    return { ...set, revision: set.revision ?? 0 };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return { id: '', revision: 0, remotes: {} };
    if (error instanceof SyntaxError)
      throw new StartProblem(`${path} is not a set of releases: it was changed by hand.`);
    throw error;
  }
}

/** A file and its name are on the disk when this resolves; before that the old file is there, whole. */
async function replaceFile(dir: string, name: string, text: string): Promise<void> {
  const temporary = join(dir, `.${randomUUID()}`);
  const file = await open(temporary, 'w');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, join(dir, name));
}

function place({ shell, remotes, ...set }: StoredSet, wishes: readonly Wish[]): StoredSet {
  const moved = Object.fromEntries(wishes.map(({ part, pointer }) => [part, pointer]));
  const { shell: newShell = shell, ...others } = moved;
  const next = { ...remotes };
  for (const [part, pointer] of Object.entries(others)) {
    if (pointer.manifestSha256 === undefined) throw new Error(`${part} has no release.json.`);
    next[part] = { ...pointer, manifestSha256: pointer.manifestSha256, patterns: pointer.patterns ?? [] };
  }
  const versions = Object.entries(next).map(([name, { version }]) => [name, version]);
  const id = sha256(JSON.stringify([newShell?.version, versions.sort()])).slice(0, 12);
  return { ...set, id, ...(newShell && { shell: newShell }), remotes: next };
}

/**
 * The only way to change what is live. Under the lock of the store: `decide` sees the present set and its log, and
 * returns the parts that move, none to change nothing; it throws to refuse. The rename of live.json is the moment of
 * the change: a process that is killed leaves the set from before or from after it, and the next change completes the
 * log.
 */
export function changeSet(
  releasesDir: string,
  { by, why }: Author,
  decide: (set: StoredSet, log: ReleaseMove[]) => Promise<Wish[]> | Wish[],
): Promise<StoredSet> {
  return withLock(releasesDir, async () => {
    const set = await readSet(releasesDir);
    await completeLog(releasesDir, set.moves ?? []);
    const log = await readLog(releasesDir);
    const wishes = await decide(set, log);
    if (wishes.length === 0) return set;
    // The log goes on counting when somebody has deleted the set.
    const revision = Math.max(set.revision, log.at(-1)?.revision ?? 0) + 1;
    const at = new Date().toISOString();
    const moves = wishes.map(
      ({ how, part, commit, pointer }): ReleaseMove => ({
        revision,
        at,
        by,
        why,
        commit,
        how,
        part,
        from: pointerOf(set, part)?.version ?? null,
        to: pointer.version,
      }),
    );
    const { id, shell, remotes } = place(set, wishes);
    const next = { id, revision, ...(shell && { shell }), remotes, moves };
    await replaceFile(releasesDir, 'live.json', JSON.stringify(next, null, 1));
    await completeLog(releasesDir, moves);
    return next;
  });
}
