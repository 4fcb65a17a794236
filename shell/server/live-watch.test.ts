import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isFailing, liveRules, watchLive } from './live-watch.ts';
import { createReleaseFigures } from './release-figures.ts';
import type { LiveRemote, LiveSet } from './releases.ts';

const counts = (views: number, failures: number, reports = 0) => ({ views, failures, reports });
const { fresh, good, quick } = liveRules;

describe('the rule for live releases', () => {
  it.each([
    ['its pages fail on the server', { own: counts(10, 9), before: counts(900, 0), others: counts(50, 0) }, fresh],
    ['browsers report it', { own: counts(30, 0, 3), before: counts(900, 0), others: counts(50, 0) }, fresh],
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
const START = Date.parse('2026-11-28T10:00:00.000Z');
const liveSince = new Date(START).toISOString();

function watch(first: LiveSet, { isApiWell = true } = {}) {
  let live = first;
  const figures = createReleaseFigures();
  const withdraw = vi.fn(async (_part: string, _version: string, _why: string) => {
    live = { ...live, remotes: { ...live.remotes, blog: remote('1', { isGood: true }) } };
    return true;
  });
  const markGood = vi.fn(async (_part: string, _version: string, _why: string) => undefined);
  const log = { warn: vi.fn(), error: vi.fn() };
  const stop = watchLive({
    store: { live: async () => live },
    figures,
    withdraw,
    markGood,
    isApiWell: async () => isApiWell,
    log,
  });
  const view = (part: string, version: string, { times = 1, fails = false } = {}) => {
    for (let time = 0; time < times; time += 1) {
      figures.countView({ part, version });
      if (fails) figures.countFailure({ part, version });
    }
  };
  return { withdraw, markGood, log, stop, view };
}

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => vi.useRealTimers());

describe('the watch over live releases', () => {
  const failing = { id: 'a', remotes: { blog: remote('2', { liveSince, lastGood: remote('1') }) } };

  it('takes one back within seconds that fails for everybody, and says what, when and why', async () => {
    const { withdraw, log, view, stop } = watch(failing);
    view('blog', '2', { times: 5, fails: true });
    await vi.advanceTimersByTimeAsync(3 * liveRules.everyMs);
    expect(withdraw).toHaveBeenCalledExactlyOnceWith('blog', '2', expect.stringContaining('5 failed on the server'));
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
    const alone = watch({ id: 'a', remotes: { blog: remote('2', { liveSince }) } });
    const withoutApi = watch(failing, { isApiWell: false });
    for (const { view } of [alone, withoutApi]) view('blog', '2', { times: 20, fails: true });
    await vi.advanceTimersByTimeAsync(5 * liveRules.everyMs);
    expect(alone.withdraw).not.toHaveBeenCalled();
    expect(withoutApi.withdraw).not.toHaveBeenCalled();
    alone.stop();
    withoutApi.stop();
  });

  it('takes none back when other remotes fail as well', async () => {
    const shop = remote('7', { info: { name: 'storefront', version: '7', entry: null, patterns: [] } });
    const { withdraw, view, stop } = watch({ id: 'a', remotes: { ...failing.remotes, storefront: shop } });
    view('blog', '2', { times: 20, fails: true });
    view('storefront', '7', { times: 20, fails: true });
    await vi.advanceTimersByTimeAsync(5 * liveRules.everyMs);
    expect(withdraw).not.toHaveBeenCalled();
    stop();
  });

  it('writes down once that one is good: after a thousand views, or ten minutes', async () => {
    const { markGood, view, stop } = watch({ id: 'a', remotes: { blog: remote('2', { liveSince }) } });
    await vi.advanceTimersByTimeAsync(liveRules.goodMs);
    // It has no view yet.
    expect(markGood).not.toHaveBeenCalled();
    view('blog', '2');
    await vi.advanceTimersByTimeAsync(5 * liveRules.everyMs);
    expect(markGood).toHaveBeenCalledExactlyOnceWith('blog', '2', expect.stringContaining('served 1 views'));
    stop();
    const busy = watch({ id: 'a', remotes: { blog: remote('3', { liveSince: new Date().toISOString() }) } });
    busy.view('blog', '3', { times: 1000 });
    await vi.advanceTimersByTimeAsync(liveRules.everyMs);
    expect(busy.markGood).toHaveBeenCalledTimes(1);
    busy.stop();
  });
});
