import { addAll, addTo, none, type ReleaseCounts } from './counts.ts';

/** Counts of a release, by the change of the set after which they were made. */
export type Counted = Map<number, ReleaseCounts>;

export function addCounts(counted: Counted, revision: number, more: ReleaseCounts): void {
  counted.set(revision, addTo(counted.get(revision) ?? none(), more));
}

/** The counts after a change of the set. */
export const sumFrom = (counted: Counted | undefined, first: number): ReleaseCounts =>
  addAll([...(counted ?? [])].flatMap(([revision, counts]) => (revision >= first ? [counts] : [])));

export function dropOldest(all: Map<unknown, unknown>, most: number): void {
  for (const oldest of all.keys()) {
    if (all.size <= most) return;
    all.delete(oldest);
  }
}

/** Which counts are meant: after a change of the set, and of the last `windowMs`. */
export type Since = {
  revision: number;
  windowMs: number;
  /** With all that was known when this server started, as if it had come then: for a release that is new anyway. */
  withStart?: boolean;
};
type Rules = { stepMs: number; windowMs: number; releases: number };

/** What came lately, by release and in steps of time. */
export function createRecentCounts(rules: Rules, now: () => number) {
  const startedAt = now();
  /** By release, then by number of the step, oldest first. */
  const lately = new Map<string, Map<number, Counted>>();
  const atStart = new Map<string, Counted>();

  function findLately(key: string): Counted {
    const steps = lately.get(key) ?? new Map<number, Counted>();
    lately.delete(key);
    lately.set(key, steps);
    dropOldest(lately, 2 * rules.releases);
    const step = Math.floor(now() / rules.stepMs);
    const counted: Counted = steps.get(step) ?? new Map();
    steps.set(step, counted);
    dropOldest(steps, rules.windowMs / rules.stepMs);
    return counted;
  }

  return {
    add: (key: string, revision: number, more: ReleaseCounts): void => addCounts(findLately(key), revision, more),
    /** Counts that were there before this server started. */
    addAtStart(key: string, revision: number, more: ReleaseCounts): void {
      const counted: Counted = atStart.get(key) ?? new Map();
      atStart.set(key, counted);
      addCounts(counted, revision, more);
    },
    /** The whole step in which the time lies counts: visitors may come at once and then no more. */
    sum(key: string, { revision, windowMs, withStart = false }: Since): ReleaseCounts {
      const began = Math.max(0, now() - Math.min(windowMs, rules.windowMs));
      const first = Math.floor(began / rules.stepMs);
      const steps = [...(lately.get(key) ?? [])].filter(([step]) => step >= first);
      const sum = addAll(steps.map(([, counted]) => sumFrom(counted, revision)));
      return withStart && began <= startedAt ? addTo(sum, sumFrom(atStart.get(key), revision)) : sum;
    },
  };
}
