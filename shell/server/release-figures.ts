import { findRemotePage } from './document-key.ts';
import type { LiveSet } from './releases.ts';

/** Documents sent, those of them that failed on the server, and errors that browsers reported. */
export type ReleaseCounts = { views: number; failures: number; reports: number };
/** What failed of a release's views, on the server and in browsers. */
export const errorsOf = ({ failures, reports }: ReleaseCounts): number => failures + reports;
export const rateOf = (counts: ReleaseCounts): number => errorsOf(counts) / Math.max(1, counts.views);

/** A release of a part; `part` is `shell` for the shell's own pages. */
export type PartRelease = { part: string; version: string };
/** What a release has done since this server started. `paintMs`: three of four largest paints came earlier. */
export type ReleaseFigure = PartRelease &
  ReleaseCounts & { paints: number; paintMs: number | null; firstAt: string; lastAt: string };

export const figureRules = {
  /** Counts are kept in steps, for this long, ms. */
  stepMs: 2000,
  windowMs: 600_000,
  /** Reports of one source that count for a release within that time. */
  reportsPerSource: 2,
  /** Most releases, and most sources of each, that are remembered. */
  releases: 50,
  sources: 2000,
};

type Entry = PartRelease & {
  total: ReleaseCounts;
  paints: ReturnType<typeof createPaints>;
  firstAt: number;
  lastAt: number;
  /** By number of the step, oldest first. */
  steps: Map<number, ReleaseCounts>;
  sources: Map<string, { count: number; since: number }>;
};
const none = (): ReleaseCounts => ({ views: 0, failures: 0, reports: 0 });

/** Largest paints of browsers: how many came in each step of 100 ms, up to 10 s. */
function createPaints() {
  const STEP_MS = 100;
  const MOST_STEPS = 100;
  const steps = Array.from({ length: MOST_STEPS + 1 }, () => 0);
  return {
    count(ms: number): void {
      const step = Math.min(MOST_STEPS, Math.floor(ms / STEP_MS));
      steps[step] = (steps[step] ?? 0) + 1;
    },
    sum(): Pick<ReleaseFigure, 'paints' | 'paintMs'> {
      const paints = steps.reduce((all, count) => all + count, 0);
      let left = 0.75 * paints;
      const step = steps.findIndex((count) => {
        left -= count;
        return left <= 0;
      });
      return { paints, paintMs: paints === 0 ? null : (step + 1) * STEP_MS };
    },
  };
}

/** The release that a page of this set belongs to. */
export function findRelease(set: LiveSet, url: URL): PartRelease {
  const part = findRemotePage(set, url)?.remote;
  return part === undefined
    ? { part: 'shell', version: set.shell ?? '' }
    : { part, version: set.remotes[part]?.info.version ?? '' };
}

function dropOldest(all: Map<unknown, unknown>, most: number): void {
  for (const oldest of all.keys()) {
    if (all.size <= most) return;
    all.delete(oldest);
  }
}

export type ReleaseFigures = ReturnType<typeof createReleaseFigures>;

/** Counts views and errors of each release, in the memory of this server. Knows no visitor. */
export function createReleaseFigures(rules = figureRules, now = Date.now) {
  const entries = new Map<string, Entry>();

  function findEntry({ part, version }: PartRelease): Entry {
    const key = `${part}@${version}`;
    const times = { firstAt: now(), lastAt: now() };
    const fresh = {
      part,
      version,
      total: none(),
      paints: createPaints(),
      ...times,
      steps: new Map(),
      sources: new Map(),
    };
    const entry = entries.get(key) ?? fresh;
    entries.delete(key);
    entries.set(key, entry);
    dropOldest(entries, rules.releases);
    return entry;
  }

  function count(release: PartRelease, kind: keyof ReleaseCounts): void {
    const entry = findEntry(release);
    const step = Math.floor(now() / rules.stepMs);
    const counts = entry.steps.get(step) ?? none();
    entry.steps.set(step, counts);
    dropOldest(entry.steps, rules.windowMs / rules.stepMs);
    counts[kind] += 1;
    entry.total[kind] += 1;
    entry.lastAt = now();
  }

  /** Whether a report of this source still counts: one browser must not decide over a release. */
  function mayReport({ sources }: Entry, source: string): boolean {
    const known = sources.get(source);
    const seen = known && now() - known.since < rules.windowMs ? known : { count: 0, since: now() };
    sources.delete(source);
    sources.set(source, { ...seen, count: seen.count + 1 });
    dropOldest(sources, rules.sources);
    return seen.count < rules.reportsPerSource;
  }

  return {
    countView: (release: PartRelease): void => count(release, 'views'),
    countFailure: (release: PartRelease): void => count(release, 'failures'),
    countReport(release: PartRelease, source: string): void {
      if (mayReport(findEntry(release), source)) {
        count(release, 'reports');
      }
    },
    countPaint: (release: PartRelease, ms: number): void => findEntry(release).paints.count(ms),
    /** The counts of a release within the window, and after a time (ms since 1970). */
    sumSince({ part, version }: PartRelease, time: number): ReleaseCounts {
      // With the whole step in which the time lies: visitors may come at once and then no more.
      const first = Math.floor(Math.max(time, now() - rules.windowMs) / rules.stepMs);
      const sum = none();
      for (const [step, counts] of entries.get(`${part}@${version}`)?.steps ?? []) {
        if (step >= first) {
          sum.views += counts.views;
          sum.failures += counts.failures;
          sum.reports += counts.reports;
        }
      }
      return sum;
    },
    /** The counts of a release since this server started. */
    sumAll: ({ part, version }: PartRelease): ReleaseCounts => entries.get(`${part}@${version}`)?.total ?? none(),
    /** Every release that this server has answered with, the last used one first. */
    list: (): ReleaseFigure[] =>
      [...entries.values()].toReversed().map(({ part, version, total, paints, firstAt, lastAt }) => ({
        part,
        version,
        ...total,
        ...paints.sum(),
        firstAt: new Date(firstAt).toISOString(),
        lastAt: new Date(lastAt).toISOString(),
      })),
  };
}
