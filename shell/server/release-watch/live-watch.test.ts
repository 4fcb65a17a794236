import { type CountedRelease, createReleaseFigures, type ReleaseFigures } from '@aaram/runtime/publishing/counts';
import { createLiveAges, isFailing, type LivePart, liveRules, watchLive } from '@aaram/runtime/publishing/watch';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveRemote, LiveSet } from '../releases.ts';
import { listLiveParts } from './live-parts.ts';

const counts = (views: number, failures: number, reports = 0, rescues = 0) => ({ views, failures, reports, rescues });
const { fresh, good, quick } = liveRules;

describe('the rule for live releases', () => {
  it.each([
    ['its pages fail on the server', { own: counts(10, 9), before: counts(900, 0), others: counts(50, 0) }, fresh],
    ['browsers report it', { own: counts(30, 0, 3), before: counts(900, 0), others: counts(50, 0) }, fresh],
    [
      'all pages fail, and the last good release makes its own',
      { own: counts(20, 20, 0, 19), before: counts(900, 0), others: counts(20, 20) },
      fresh,
    ],
    ['it breaks after hours', { own: counts(40, 12), before: counts(0, 0), others: counts(80, 1) }, quick],
  ])('finds that one fails when %s', (_why, judged, least) => {
    expect(isFailing(judged, least)).toBe(true);
  });

  it.each([
    ['has had few views', { own: counts(4, 4), before: counts(900, 0), others: counts(50, 0) }, fresh],
    ['has few errors for its views', { own: counts(100, 9), before: counts(900, 0), others: counts(50, 0) }, fresh],
    ['fails as the one before it did', { own: counts(50, 10), before: counts(900, 150), others: counts(50, 0) }, fresh],
    ['fails as all pages do', { own: counts(20, 20), before: counts(900, 0), others: counts(50, 48) }, fresh],
    [
      'is good, and has had errors of a few browsers',
      { own: counts(30, 0, 6), before: counts(0, 0), others: counts(50, 0) },
      good,
    ],
    ['has had a few errors just now', { own: counts(40, 9), before: counts(0, 0), others: counts(80, 0) }, quick],
  ])('leaves one alone that %s', (_why, judged, least) => {
    expect(isFailing(judged, least)).toBe(false);
  });
});

const remote = (version: string, more: Partial<LiveRemote> = {}): LiveRemote => ({
  info: { name: 'blog', version, entry: null, patterns: [] },
  base: '',
  manifest: null,
  ...more,
});

type Views = { revision?: number; times?: number; fails?: boolean; isRescued?: boolean };

/** Visits. A page that fails is made by the last good release of its remote, unless nothing could make it. */
function countViews(
  figures: ReleaseFigures,
  release: CountedRelease,
  shell: CountedRelease,
  { times = 1, fails = false, isRescued = true }: Views,
): void {
  const failing = isRescued ? [release] : [release, shell];
  for (let time = 0; time < times; time += 1) {
    for (const one of [release, shell]) figures.countView(one);
    for (const one of fails ? failing : []) figures.countFailure(one);
    if (fails && isRescued) figures.countRescue(release);
  }
}

function watch(first: LiveSet, { isApiWell = true } = {}) {
  let live = first;
  const figures = createReleaseFigures();
  const withdraw = vi.fn(async ({ part, lastGood = '' }: LivePart, _why: string) => {
    const back = { ...remote(lastGood, { isGood: true, liveRevision: 9 }) };
    live =
      part === 'shell'
        ? { ...live, shell: lastGood, shellRelease: { version: lastGood, isGood: true, liveRevision: 9 } }
        : { ...live, remotes: { ...live.remotes, [part]: back } };
    return true;
  });
  const markGood = vi.fn(async (_release: LivePart, _why: string) => undefined);
  const log = { warn: vi.fn(), error: vi.fn() };
  const stuck = new Map<string, string | undefined>();
  const stop = watchLive({
    list: async () => listLiveParts(live),
    figures,
    ages: createLiveAges(),
    withdraw,
    markGood,
    isApiWell: async () => isApiWell,
    noteStuck: (part, problem) => stuck.set(part, problem?.reason),
    log,
  });
  const view = (part: string, version: string, { revision = 1, ...how }: Views = {}) =>
    countViews(figures, { part, version, revision }, { part: 'shell', version: live.shell ?? '', revision }, how);
  /** Errors that browsers of different visitors report. */
  const report = (part: string, version: string, times: number) => {
    for (let source = 0; source < times; source += 1) {
      figures.countReport({ part, version, revision: 1 }, `198.51.100.${source}`);
    }
  };
  return { withdraw, markGood, log, stop, view, report, stuck };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const storefront = (more: Partial<LiveRemote>) =>
  remote('7', { info: { name: 'storefront', version: '7', entry: null, patterns: [] }, ...more });

describe('the watch over live releases', () => {
  const failing: LiveSet = { id: 'a', remotes: { blog: remote('2', { liveRevision: 1, lastGood: remote('1') }) } };

  it('takes one back within seconds that fails for everyone, and says what, when and why', async () => {
    const { withdraw, log, view, stop } = watch(failing);
    view('blog', '2', { times: 5, fails: true });
    await vi.advanceTimersByTimeAsync(3 * liveRules.everyMs);
    expect(withdraw).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ part: 'blog', version: '2', revision: 1 }),
      expect.stringContaining('5 failed on the server'),
    );
    expect(log.error.mock.calls).toEqual([
      [expect.objectContaining({ remote: 'blog', version: '2', goesOnWith: '1' }), 'a live release is withdrawn'],
    ]);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('takes one back that breaks after hours without a fault', async () => {
    const { withdraw, view, stop } = watch(failing);
    for (let minute = 0; minute < 180; minute += 1) {
      view('blog', '2', { times: 100 });
      await vi.advanceTimersByTimeAsync(60_000);
    }
    expect(withdraw).not.toHaveBeenCalled();
    view('blog', '2', { times: 10, fails: true });
    await vi.advanceTimersByTimeAsync(2 * liveRules.everyMs);
    expect(withdraw).toHaveBeenCalledTimes(1);
    stop();
  });

  it('takes none back where no good one is known, or where the API is away', async () => {
    const alone = watch({ id: 'a', remotes: { blog: remote('2', { liveRevision: 1 }) } });
    const withoutApi = watch(failing, { isApiWell: false });
    for (const { view } of [alone, withoutApi]) view('blog', '2', { times: 20, fails: true });
    await vi.advanceTimersByTimeAsync(5 * liveRules.everyMs);
    expect(alone.withdraw).not.toHaveBeenCalled();
    expect(alone.log.error.mock.calls.map(([, message]) => message)).toEqual([
      'a live release fails, and no good one is known that can be used',
    ]);
    expect(withoutApi.withdraw).not.toHaveBeenCalled();
    expect([alone, withoutApi].map(({ stuck }) => stuck.get('blog'))).toEqual([
      expect.stringContaining('20 failed on the server'),
      undefined,
    ]);
    await vi.advanceTimersByTimeAsync(2 * liveRules.fresh.windowMs);
    expect(alone.stuck.get('blog')).toBeUndefined();
    // No more visitors, which makes none good.
    expect(alone.markGood).not.toHaveBeenCalled();
    alone.stop();
    withoutApi.stop();
  });

  it('takes two back that went live together and both fail, while the API answers', async () => {
    const fresh = { liveRevision: 1, lastGood: remote('6') };
    const { withdraw, view, stop } = watch({
      id: 'a',
      remotes: { ...failing.remotes, storefront: storefront(fresh) },
    });
    view('blog', '2', { times: 10, fails: true });
    view('storefront', '7', { times: 10, fails: true });
    await vi.advanceTimersByTimeAsync(2 * liveRules.everyMs);
    expect(withdraw.mock.calls.map(([{ part }]) => part)).toEqual(['blog', 'storefront']);
    stop();
  });

  it('takes two back that went live together and both fail in browsers', async () => {
    const fresh = { liveRevision: 1, lastGood: remote('6') };
    const { withdraw, report, view, stop } = watch({
      id: 'a',
      remotes: { ...failing.remotes, storefront: storefront(fresh) },
    });
    for (const [part, version] of [
      ['blog', '2'],
      ['storefront', '7'],
    ] as const) {
      view(part, version, { times: 10 });
      report(part, version, 5);
    }
    await vi.advanceTimersByTimeAsync(2 * liveRules.everyMs);
    expect(withdraw.mock.calls.map(([{ part }]) => part)).toEqual(['blog', 'storefront']);
    stop();
  });

  it('takes a new shell back when pages of good remotes fail with it, and leaves the remotes alone', async () => {
    const shellRelease = { version: 's2', liveRevision: 1, lastGood: 's1' };
    const good = { liveRevision: 0, isGood: true };
    const { withdraw, view, log, stop } = watch({
      id: 'a',
      shell: 's2',
      shellRelease,
      remotes: { blog: remote('2', { ...good, lastGood: remote('1') }), storefront: storefront(good) },
    });
    view('blog', '2', { times: 10, fails: true, isRescued: false });
    await vi.advanceTimersByTimeAsync(3 * liveRules.everyMs);
    expect(withdraw.mock.calls.map(([{ part, version }]) => `${part} ${version}`)).toEqual(['shell s2']);
    expect(log.error.mock.calls[0]?.[0]).toMatchObject({ shell: 's2', goesOnWith: 's1' });
    // What failed with that shell says nothing of the remote, though the rest of the store is well.
    view('storefront', '7', { times: 20, revision: 9 });
    await vi.advanceTimersByTimeAsync(3 * liveRules.everyMs);
    expect(withdraw).toHaveBeenCalledTimes(1);
    stop();
  });

  // security: faulty-release
  it.each([
    ['the last good release makes', true],
    ['nothing else makes', false],
  ])(
    'takes back a remote that fails alone, and not the good shell around it, when %s its pages',
    async (_who, isRescued) => {
      const { withdraw, view, stop } = watch({
        id: 'a',
        shell: 's2',
        shellRelease: { version: 's2', liveRevision: 0, isGood: true, lastGood: 's1' },
        remotes: { ...failing.remotes, storefront: storefront({ isGood: true }) },
      });
      view('blog', '2', { times: 40, fails: true, isRescued });
      view('storefront', '7', { times: 40 });
      await vi.advanceTimersByTimeAsync(3 * liveRules.everyMs);
      expect(withdraw.mock.calls.map(([{ part }]) => part)).toEqual(['blog']);
      stop();
    },
  );

  // security: faulty-release
  it('takes none back when other remotes fail as well', async () => {
    const { withdraw, view, stop } = watch({
      id: 'a',
      remotes: { ...failing.remotes, storefront: storefront({ isGood: true }) },
    });
    for (const [part, version] of [
      ['blog', '2'],
      ['storefront', '7'],
    ] as const) {
      view(part, version, { times: 20, fails: true, isRescued: false });
    }
    await vi.advanceTimersByTimeAsync(5 * liveRules.everyMs);
    expect(withdraw).not.toHaveBeenCalled();
    stop();
  });

  it('writes down once that one is good: after a thousand views, or ten minutes', async () => {
    const { markGood, view, stop } = watch({ id: 'a', remotes: { blog: remote('2', { liveRevision: 1 }) } });
    await vi.advanceTimersByTimeAsync(liveRules.goodMs);
    // It has no view yet.
    expect(markGood).not.toHaveBeenCalled();
    view('blog', '2');
    await vi.advanceTimersByTimeAsync(5 * liveRules.everyMs);
    expect(markGood).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ part: 'blog', version: '2' }),
      expect.stringContaining('served 1 views'),
    );
    stop();
    const busy = watch({ id: 'a', remotes: { blog: remote('3', { liveRevision: 1 }) } });
    busy.view('blog', '3', { times: 1000 });
    await vi.advanceTimersByTimeAsync(liveRules.everyMs);
    expect(busy.markGood).toHaveBeenCalledTimes(1);
    busy.stop();
  });
});
