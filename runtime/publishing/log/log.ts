import type { ReleaseSource, ReleaseStorage } from '@aaram/runtime/publishing/store';
import type { ReleaseMove } from '@aaram/shared-domain/release';

const FILE = 'log.jsonl';

/** The moves in a log: whole lines only, in case half of one was written. */
function parseLog(bytes: Buffer | undefined): ReleaseMove[] {
  const text = bytes?.toString('utf8') ?? '';
  const lines = text.slice(0, text.lastIndexOf('\n') + 1).split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
}

/**
 * Every move of the live releases, oldest first. `last` are the moves of the set itself: the set is written first, so a
 * killed process may have left them out of the log.
 */
export async function readLog(store: ReleaseSource, last: readonly ReleaseMove[] = []): Promise<ReleaseMove[]> {
  const moves = parseLog((await store.read(FILE))?.bytes);
  return [...moves, ...listMissing(moves, last)];
}

const listMissing = (moves: readonly ReleaseMove[], last: readonly ReleaseMove[]) =>
  last.filter(({ revision }) => revision > (moves.at(-1)?.revision ?? 0));

/** Adds those of the moves that the log does not have yet, and resolves to all of them. */
export async function completeLog(store: ReleaseStorage, last: readonly ReleaseMove[]): Promise<ReleaseMove[]> {
  for (;;) {
    const known = await store.read(FILE);
    const moves = parseLog(known?.bytes);
    const missing = listMissing(moves, last);
    const all = [...moves, ...missing];
    const text = all.map((move) => `${JSON.stringify(move)}\n`).join('');
    if (missing.length === 0 || (await store.swap(FILE, text, known))) return all;
  }
}
