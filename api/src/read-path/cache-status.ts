import type { Answer } from './answer.ts';

/** Of answers that no cache is asked for. */
export const NOT_CACHED = 'api; fwd=bypass';

/** When the record of changes has last confirmed what is followed, ms of this process. */
export type Confirmed = { confirmedAt: () => number } | undefined;

/** How old what an answer says is, ms: since it was asked for, or since the last poll that would have told of a change. */
const ageOf = ({ askedAt, isFollowed }: Answer, confirmed: Confirmed, now: number): number =>
  now - (isFollowed ? Math.max(askedAt, confirmed?.confirmedAt() ?? askedAt) : askedAt);

/**
 * The headers that say where an answer came from and how old it is (RFC 9211, RFC 9111), name and value in turn: `api; hit`
 * from memory, `api; fwd=miss; detail=primary` from a database, `fwd=bypass` for a browser that sees its own change.
 * `beganAt` is when its request came, ms of this process.
 */
export function cacheLines(
  answer: Answer,
  { beganAt, confirmed, isOwnChange = false }: { beganAt: number; confirmed?: Confirmed; isOwnChange?: boolean },
  now = performance.now(),
): [string, string, string, string] {
  const isHit = !isOwnChange && answer.askedAt < beganAt;
  const age = isHit ? Math.max(0, Math.floor(ageOf(answer, confirmed, now) / 1000)) : 0;
  const from = answer.source === undefined ? '' : `; detail=${answer.source}`;
  const way = isHit ? 'hit' : `fwd=${isOwnChange ? 'bypass' : 'miss'}${from}`;
  return ['age', String(age), 'cache-status', `api; ${way}`];
}
