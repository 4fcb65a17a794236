import type { LiveAge } from '@aaram/runtime/publishing/counts';
import type { LivePart } from './live-part.ts';

type Live = Omit<LiveAge, 'ms'>;
const keyOf = ({ part, version, revision }: Live) => `${part}@${version}#${revision}`;

export type LiveAges = ReturnType<typeof createLiveAges>;

/**
 * How long each live release has been seen, by this server's own clock, and before its start by those of others: the
 * clocks of two machines are never compared.
 */
export function createLiveAges(now: () => number = () => performance.now()) {
  let seen = new Map<string, Live & { since: number }>();
  const before = new Map<string, number>();

  const ageOf = (live: Live): number => {
    const found = seen.get(keyOf(live));
    return found === undefined ? 0 : now() - found.since + (before.get(keyOf(live)) ?? 0);
  };

  return {
    /** Notes what is live now, and forgets what is no longer. */
    see(live: readonly LivePart[]): void {
      const parts = live.map(({ part, version, revision }) => ({ part, version, revision }));
      seen = new Map(parts.map((one) => [keyOf(one), seen.get(keyOf(one)) ?? { ...one, since: now() }]));
    },
    /** What others had seen when this server started. */
    setStart(ages: readonly LiveAge[]): void {
      for (const age of ages) before.set(keyOf(age), Math.max(age.ms, before.get(keyOf(age)) ?? 0));
    },
    /** For how long a release has been live, ms. */
    ageOf,
    list: (): LiveAge[] =>
      [...seen.values()].map(({ since: _, ...live }) => ({ ...live, ms: Math.round(ageOf(live)) })),
  };
}
