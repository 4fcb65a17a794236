import { errorsOf, type ReleaseCounts, type ReleaseFigures, rateOf } from './release-figures.ts';
import type { LiveRemote, LiveSet, ReleaseStore } from './releases.ts';

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
type Rules = typeof liveRules;
/** Most releases whose mark is remembered. */
const MAX_MARKED = 50;

const add = (all: readonly ReleaseCounts[]): ReleaseCounts =>
  all.reduce(
    (sum, { views, failures, reports }) => ({
      views: sum.views + views,
      failures: sum.failures + failures,
      reports: sum.reports + reports,
    }),
    { views: 0, failures: 0, reports: 0 },
  );

/** What one release did in a window, the release before it as long as this server knows it, and all other remotes. */
export type Judged = { own: ReleaseCounts; before: ReleaseCounts; others: ReleaseCounts };

/** Whether a release fails more than it may, more than the one before it, and more than the rest of the store. */
export function isFailing(
  { own, before, others }: Judged,
  least: Pick<Rules['quick'], 'views' | 'errors'>,
  { rate, ratio }: Pick<Rules, 'rate' | 'ratio'> = liveRules,
): boolean {
  const isKnown = own.views >= least.views && errorsOf(own) >= least.errors;
  const most = Math.max(rate, ratio * rateOf(before), ratio * rateOf(others));
  return isKnown && rateOf(own) >= most;
}

type Figures = Pick<ReleaseFigures, 'sumSince' | 'sumAll'>;
type WatchOptions = {
  store: Pick<ReleaseStore, 'live'>;
  figures: Figures;
  /** Takes a release back in the store of releases. False when another one is live there by now. */
  withdraw: (part: string, version: string, why: string) => Promise<boolean>;
  markGood: (part: string, version: string, why: string) => Promise<void>;
  /** Whether the API answers: when it is away, all pages fail, and no release is the reason. */
  isApiWell: () => Promise<boolean>;
  log: Record<'warn' | 'error', (detail: object, message: string) => void>;
  rules?: Rules;
};

/** Reads what is known of a live release and of what it is compared with. */
function measure(live: LiveSet, part: string, remote: LiveRemote, figures: Figures, windowMs: number): Judged {
  const since = Math.max(Date.now() - windowMs, Date.parse(remote.liveSince ?? '') || 0);
  const sum = (name: string, { info: { version } }: LiveRemote) => figures.sumSince({ part: name, version }, since);
  const others = Object.entries(live.remotes).filter(([name]) => name !== part);
  const before = remote.lastGood && figures.sumAll({ part, version: remote.lastGood.info.version });
  return {
    own: sum(part, remote),
    before: before ?? add([]),
    others: add(others.map(([name, other]) => sum(name, other))),
  };
}

function describe({ own, before, others }: Judged, seconds: number): string {
  const say = ({ views, failures, reports }: ReleaseCounts) =>
    `${failures} failed on the server and ${reports} errors in browsers of ${views} views`;
  return `fails: in ${seconds} s ${say(own)}; the release before it ${say(before)}; other remotes ${say(others)}`;
}

/**
 * Judges the live releases of remotes again and again: writes down those that are good, and takes those back that fail,
 * however long they have been live, where a good one is known. Returns how to end.
 */
export function watchLive({
  store,
  figures,
  withdraw,
  markGood,
  isApiWell,
  log,
  rules = liveRules,
}: WatchOptions): () => void {
  /** Withdraws a release that fails. False when it does not fail. */
  async function withdrawFailing(live: LiveSet, part: string, remote: LiveRemote): Promise<boolean> {
    const { version } = remote.info;
    const windows = [remote.isGood ? rules.good : rules.fresh, rules.quick].map((least) => ({
      least,
      judged: measure(live, part, remote, figures, least.windowMs),
    }));
    const found = windows.find(({ least, judged }) => isFailing(judged, least, rules));
    if (!found) {
      return false;
    }
    const isItsOwn = found.judged.others.views >= rules.othersViews || (await isApiWell());
    const why = describe(found.judged, found.least.windowMs / 1000);
    if (remote.lastGood && isItsOwn && (await withdraw(part, version, why))) {
      log.error(
        { remote: part, version, goesOnWith: remote.lastGood.info.version, why },
        'a live release is withdrawn',
      );
    }
    return true;
  }

  async function markWhenGood(part: string, { info: { version }, liveSince, isGood }: LiveRemote): Promise<void> {
    const name = `${part}@${version}`;
    const { views } = figures.sumAll({ part, version });
    const ageMs = Date.now() - (Date.parse(liveSince ?? '') || Date.now());
    const hasServed = views >= rules.goodViews || (views > 0 && ageMs >= rules.goodMs);
    if (isGood || !hasServed || marked.has(name)) {
      return;
    }
    // Once: a store that can only be read gets the mark from another shop.
    if (marked.size >= MAX_MARKED) {
      marked.clear();
    }
    marked.add(name);
    await markGood(part, version, `served ${views} views in ${Math.round(ageMs / 1000)} s`);
  }

  const marked = new Set<string>();
  let isBusy = false;
  const timer = setInterval(async () => {
    if (isBusy) {
      return;
    }
    isBusy = true;
    try {
      const live = await store.live();
      for (const [part, remote] of Object.entries(live.remotes)) {
        if (!(await withdrawFailing(live, part, remote))) {
          await markWhenGood(part, remote);
        }
      }
    } catch (error) {
      log.error({ err: error }, 'live releases could not be judged; it is tried again');
    } finally {
      isBusy = false;
    }
  }, rules.everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
