import {
  addAll,
  errorsOf,
  none,
  type ReleaseCounts,
  type ReleaseFigures,
  rateOf,
} from '@aaram/runtime/publishing/counts';
import type { LivePart } from './live-part.ts';

/** Which counts are meant. */
type Since = Parameters<ReleaseFigures['sumSince']>[1];

/** When a live release is good, and when it is taken back: docs/releases.md#the-last-good-version has the same figures. */
export const liveRules = {
  /** How often live releases are judged, ms. */
  everyMs: 2000,
  /** A release is good after so many views, or after this time with at least one, ms. */
  goodViews: 1000,
  goodMs: 600_000,
  /** Errors for each view that take a release back, and how many times those of the release before it and of others. */
  rate: 0.1,
  ratio: 2,
  /** What must be known of a new release within ten minutes, as of a canary. */
  fresh: { windowMs: 600_000, views: 5, errors: 3 },
  /** Of one that is good already: a few browsers with troubles of their own are no reason. */
  good: { windowMs: 600_000, views: 20, errors: 15 },
  /** Of both, in the last seconds: after hours without a fault ten minutes would be too slow. */
  quick: { windowMs: 20_000, views: 10, errors: 10 },
  /** Views of other remotes that show whether a fault is everywhere. */
  othersViews: 5,
};
export type LiveRules = typeof liveRules;

/** What one release did in a window, the release before it as long as it is known, and the good releases of other parts. */
export type Judged = { own: ReleaseCounts; before: ReleaseCounts; others: ReleaseCounts };

/**
 * Whether its fault can only be its own: the last good release has made most of the documents that failed, in the same
 * requests.
 */
const isRescued = ({ failures, rescues }: ReleaseCounts): boolean => failures > 0 && rescues >= 0.9 * failures;

/** Whether a release fails more than it may, more than the one before it, and more than the rest of the store. */
export function isFailing(
  { own, before, others }: Judged,
  least: Pick<LiveRules['quick'], 'views' | 'errors'>,
  { rate, ratio }: Pick<LiveRules, 'rate' | 'ratio'> = liveRules,
): boolean {
  const isKnown = own.views >= least.views && errorsOf(own) >= least.errors;
  const most = Math.max(rate, ratio * rateOf(before), isRescued(own) ? 0 : ratio * rateOf(others));
  return isKnown && rateOf(own) >= most;
}

export type LiveFigures = Pick<ReleaseFigures, 'sumSince' | 'sumAll' | 'sumPart'>;
/** A part's live release with what is compared. */
export type Measured = { one: LivePart; parts: readonly LivePart[]; figures: LiveFigures };

const beforeOf = ({ one: { part, lastGood }, figures }: Measured): ReleaseCounts =>
  lastGood === undefined ? none() : figures.sumAll({ part, version: lastGood });

/** A remote against the good releases of the other remotes. A new shell changes all pages, so counts begin with it. */
function measureRemote({ one, parts, figures }: Measured, since: Omit<Since, 'revision'>): Judged {
  const shell = parts.find(({ part }) => part === 'shell');
  const own = { ...since, revision: Math.max(one.revision, shell?.revision ?? 0) };
  const others = parts.filter(({ part, isGood }) => part !== 'shell' && part !== one.part && isGood);
  return {
    own: figures.sumSince(one, own),
    before: beforeOf({ one, parts, figures }),
    others: addAll(
      others.map((other) => figures.sumSince(other, { ...own, revision: Math.max(own.revision, other.revision) })),
    ),
  };
}

const take = (all: ReleaseCounts, part: ReleaseCounts): ReleaseCounts => ({
  views: Math.max(0, all.views - part.views),
  failures: Math.max(0, all.failures - part.failures),
  reports: Math.max(0, all.reports - part.reports),
  rescues: Math.max(0, all.rescues - part.rescues),
});

/**
 * The shell by all pages but those of remotes that may fail by themselves: those that are newer or not known to be good,
 * and of a shell that is good itself also the remote with the most errors.
 */
function measureShell({ one, parts, figures }: Measured, given: Omit<Since, 'revision'>): Judged {
  const since = { ...given, revision: one.revision };
  const remotes = parts
    .filter(({ part }) => part !== 'shell')
    .map((live) => ({ live, counts: figures.sumPart(live.part, since) }));
  const [worst] = remotes.toSorted((a, b) => errorsOf(b.counts) - errorsOf(a.counts));
  const doubtful = remotes.filter(
    (remote) => !remote.live.isGood || remote.live.revision > one.revision || (one.isGood && remote === worst),
  );
  const own = take(figures.sumSince(one, since), addAll(doubtful.map(({ counts }) => counts)));
  return { own, before: beforeOf({ one, parts, figures }), others: none() };
}

/** What is known of a release that fails by the rule, and the window in which it does; undefined when it does not. */
export function findFault(measured: Measured, rules: LiveRules): { judged: Judged; windowMs: number } | undefined {
  const { one } = measured;
  const measure = one.part === 'shell' ? measureShell : measureRemote;
  return [one.isGood ? rules.good : rules.fresh, rules.quick]
    .map((least) => ({
      least,
      judged: measure(measured, { windowMs: least.windowMs, withStart: least === rules.fresh }),
    }))
    .filter(({ judged, least }) => isFailing(judged, least, rules))
    .map(({ judged, least: { windowMs } }) => ({ judged, windowMs }))[0];
}

/** The reason that log and panel give. */
export function describeFault({
  judged: { own, before, others },
  windowMs,
}: {
  judged: Judged;
  windowMs: number;
}): string {
  const say = ({ views, failures, reports }: ReleaseCounts) =>
    `${failures} failed on the server and ${reports} errors in browsers of ${views} views`;
  return `fails: in ${windowMs / 1000} s ${say(own)}; the release before it ${say(before)}; other remotes ${say(others)}`;
}
