import { rateOf } from '@aaram/runtime/publishing/counts';
import type { LiveAges } from './live-ages.ts';
import type { LivePart } from './live-part.ts';
import { describeFault, findFault, type Judged, type LiveFigures, type LiveRules, liveRules } from './live-rules.ts';
import { repeat } from './repeat.ts';

/** A mark that could not be written down is tried again after this time, ms. */
const MARK_AGAIN_MS = 60_000;
/** Most releases whose mark is remembered. */
const MAX_MARKED = 50;

type WatchOptions = {
  /** The live release of each part. */
  list: () => Promise<readonly LivePart[]>;
  /** Of all shop servers of the store. */
  figures: LiveFigures;
  ages: Pick<LiveAges, 'see' | 'ageOf'>;
  /** Takes a release back in the store of releases. False when another one is live there by now, or another server was first. */
  withdraw: (release: LivePart, why: string) => Promise<boolean>;
  markGood: (release: LivePart, why: string) => Promise<void>;
  /** Whether the API answers: when it is away, all pages fail, and no release is the reason. */
  isApiWell: () => Promise<boolean>;
  /** Says that a release fails and cannot be taken back, and undefined once that is over: for panel and metrics. */
  noteStuck?: (part: string, problem: { version: string; reason: string } | undefined) => void;
  log: Record<'warn' | 'error', (detail: object, message: string) => void>;
  rules?: LiveRules;
};

/** Whether what failed may be the release's own doing where no other part shows that the store is well. */
const mayBeItsOwn = ({ own }: Judged) => own.reports >= own.failures || 2 * own.rescues >= own.failures;

type Marking = Pick<WatchOptions, 'figures' | 'ages' | 'markGood'> & { rules: LiveRules };

/** Writes down a release that has served well, and remembers for a minute that it tried. */
function createMarks({ figures, ages, markGood, rules }: Marking) {
  const marked = new Map<string, number>();
  return async (one: LivePart): Promise<void> => {
    const name = `${one.part}@${one.version}#${one.revision}`;
    const counts = figures.sumAll(one, one.revision);
    const { views } = counts;
    const ageMs = ages.ageOf(one);
    // One that failed while it had visitors is not good for having none since.
    const isWell = views > 0 && rateOf(counts) < rules.rate;
    const hasServed = isWell && (views >= rules.goodViews || ageMs >= rules.goodMs);
    const isMarked = performance.now() - (marked.get(name) ?? Number.NEGATIVE_INFINITY) < MARK_AGAIN_MS;
    if (one.isGood || !hasServed || isMarked) {
      return;
    }
    // A store that can only be read gets the mark from another shop.
    if (marked.size >= MAX_MARKED) {
      marked.clear();
    }
    marked.set(name, performance.now());
    await markGood(one, `served ${views} views in ${Math.round(ageMs / 1000)} s`);
  };
}

/**
 * Judges the live releases again and again: writes down those that are good, and takes those back that fail, however
 * long they have been live, where a good one is known. Returns how to end.
 */
export function watchLive({
  list,
  figures,
  ages,
  withdraw,
  markGood,
  isApiWell,
  noteStuck = () => undefined,
  log,
  rules = liveRules,
}: WatchOptions): () => void {
  /** Withdraws a release that fails. `fails` whether or not it could be withdrawn. */
  async function judge(one: LivePart, parts: readonly LivePart[]): Promise<'well' | 'fails' | 'withdrawn'> {
    const found = findFault({ one, parts, figures }, rules);
    const { part, version, lastGood } = one;
    if (!found) {
      noteStuck(part, undefined);
      return 'well';
    }
    const isShell = part === 'shell';
    const hasOthers = found.judged.others.views >= rules.othersViews;
    const isDoubtful = !hasOthers && !((isShell || mayBeItsOwn(found.judged)) && (await isApiWell()));
    const why = describeFault(found);
    if (lastGood === undefined) {
      noteStuck(part, { version, reason: why });
      reportOnce(one, why);
    }
    if (lastGood === undefined || isDoubtful || !(await withdraw(one, why))) {
      return 'fails';
    }
    noteStuck(part, undefined);
    log.error(
      { [isShell ? 'shell' : 'remote']: isShell ? version : part, version, goesOnWith: lastGood, why },
      'a live release is withdrawn',
    );
    return 'withdrawn';
  }

  /** Visitors have the named fallback until a person acts. */
  function reportOnce({ part, version, revision }: LivePart, why: string): void {
    const name = `${part}@${version}#${revision}`;
    if (!reported.has(name) && reported.size < MAX_MARKED) {
      reported.add(name);
      log.error({ part, version, why }, 'a live release fails, and no good one is known that can be used');
    }
  }

  async function judgeAll(parts: readonly LivePart[]): Promise<void> {
    ages.see(parts);
    for (const one of parts) {
      const state = await judge(one, parts);
      if (state === 'well') {
        await markWhenGood(one);
      }
      // Pages of remotes may have failed for the shell alone.
      if (state === 'withdrawn' && one.part === 'shell') {
        return;
      }
    }
  }

  const reported = new Set<string>();
  const markWhenGood = createMarks({ figures, ages, markGood, rules });
  let hasFailed = false;
  const judgeLive = async () => {
    await judgeAll(await list());
    hasFailed = false;
  };
  return repeat(rules.everyMs, judgeLive, (error) => {
    // Once: the store of releases may be away for long.
    if (!hasFailed) {
      log.error({ err: error }, 'live releases could not be judged; it is tried again');
    }
    hasFailed = true;
  });
}
