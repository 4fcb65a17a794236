import {
  type CountedRelease,
  errorsOf,
  type ReleaseCounts,
  type ReleaseFigures,
  rateOf,
} from '@aaram/runtime/publishing/counts';
import { repeat } from './repeat.ts';

/** When a canary is worse than the live release: docs/releases.md#canary has the same figures. */
export const canaryRules = {
  /** How often canaries are compared, ms. */
  everyMs: 2000,
  minViews: 5,
  minErrors: 3,
  /** Errors of the canary for each of its views, at least, and how many times those of the live release. */
  minRate: 0.1,
  minRatio: 2,
  /** No longer ago, ms. */
  windowMs: 600_000,
};

function describe({ version }: { version: string }, counts: ReleaseCounts): string {
  const { views, failures, reports } = counts;
  const rate = Math.round(rateOf(counts) * 100);
  return `${version}: ${failures} failed on the server and ${reports} errors in browsers of ${views} views (${rate} %)`;
}

type Measured = { version: string; counts: ReleaseCounts };

/** Why a canary is worse than the live release; undefined while it is not, or too little is known. */
export function explainWithdrawal(canary: Measured, live: Measured, rules = canaryRules): string | undefined {
  const isKnown = canary.counts.views >= rules.minViews && errorsOf(canary.counts) >= rules.minErrors;
  const rate = rateOf(canary.counts);
  const isWorse = rate >= rules.minRate && rate >= rules.minRatio * rateOf(live.counts);
  return isKnown && isWorse
    ? `worse than the live release. ${describe(canary, canary.counts)}; ${describe(live, live.counts)}`
    : undefined;
}

/** A canary, and the version of the live release that it is compared with. */
export type TriedCanary = { release: CountedRelease; live: string };

type WatchOptions = {
  list: () => Promise<readonly TriedCanary[]>;
  figures: Pick<ReleaseFigures, 'sumSince'>;
  /** Ends a canary in the store of releases. False when another one is running, or another server was first. */
  withdraw: (part: string, version: string, why: string) => Promise<boolean>;
  log: Record<'warn' | 'error', (detail: object, message: string) => void>;
  rules?: typeof canaryRules;
};

/** Compares canaries with the live releases again and again, and withdraws those that are worse. Returns how to end. */
export function watchCanaries({ list, figures, withdraw, log, rules = canaryRules }: WatchOptions): () => void {
  async function compare({ release: { part, version, revision }, live }: TriedCanary): Promise<void> {
    const measure = (one: string) => ({
      version: one,
      counts: figures.sumSince({ part, version: one }, { revision, windowMs: rules.windowMs, withStart: true }),
    });
    const why = explainWithdrawal(measure(version), measure(live), rules);
    if (why !== undefined && (await withdraw(part, version, why))) {
      log.warn({ remote: part, version, why }, 'a canary is withdrawn');
    }
  }

  async function compareAll(): Promise<void> {
    for (const canary of await list()) await compare(canary);
  }

  return repeat(rules.everyMs, compareAll, (error) =>
    log.error({ err: error }, 'canaries could not be compared; it is tried again'),
  );
}
