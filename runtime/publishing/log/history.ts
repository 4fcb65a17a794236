import type { ReleaseMove } from '@aaram/shared-domain/release';

/** How long a tab may ask for the files of its release. */
export const TAB_DAYS = 7;
export const DAY_MS = 86_400_000;
/** A cached document may be sent this long after the set has changed. */
const DOCUMENT_MS = 120_000;

const isStoring = ({ how }: ReleaseMove) => how === 'store' || how === 'good' || how === 'api';
const movesOf = (log: readonly ReleaseMove[], part: string) => log.filter((move) => move.part === part);

/** The version that a rollback of `current` leads to: the one that was live before it was released. */
export function findPrevious(log: readonly ReleaseMove[], part: string, current: string): string | null {
  const released = movesOf(log, part).findLast(
    ({ how, from, to }) => to === current && from !== to && how !== 'rollback' && how !== 'withdraw',
  );
  return released?.from ?? null;
}

/** How often the shop servers have taken a version back. */
export const countWithdrawals = (log: readonly ReleaseMove[], part: string, version: string): number =>
  movesOf(log, part).filter(({ how, from }) => how === 'withdraw' && from === version).length;

/** The commit that a version was built from, as far as the log knows: a move back to it does not name it. */
export const findCommit = (log: readonly ReleaseMove[], part: string, version: string): string | undefined =>
  movesOf(log, part).findLast(({ to, commit }) => to === version && commit !== undefined)?.commit;

/** The versions of a part that visitors had, or that came into the store, within the time that a tab may be open. */
export function listRecent(log: readonly ReleaseMove[], part: string, now: number): Set<string> {
  const since = now - TAB_DAYS * DAY_MS - DOCUMENT_MS;
  const all = movesOf(log, part);
  const moves = all.filter((move) => !isStoring(move));
  const stored = all.filter((move) => isStoring(move) && Date.parse(move.at) >= since);
  const recent = moves.filter((_move, index) => {
    const end = moves[index + 1];
    return end === undefined || Date.parse(end.at) >= since;
  });
  // What a move takes away ended with it: a live version can stay beside several canaries.
  const ended = moves.flatMap(({ at, from }) => (from !== null && Date.parse(at) >= since ? [from] : []));
  return new Set([...ended, ...[...stored, ...recent].map(({ to }) => to)]);
}
