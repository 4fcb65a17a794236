import { createReleaseFigures } from '@aaram/runtime/publishing/counts';
import { canaryRules, explainWithdrawal, watchCanaries } from '@aaram/runtime/publishing/watch';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveRemote, LiveSet } from '../releases.ts';
import { listTriedCanaries } from './live-parts.ts';

const measured = (version: string, views: number, failures: number, reports = 0) => ({
  version,
  counts: { views, failures, reports, rescues: 0 },
});

describe('the rule for canaries', () => {
  it.each([
    ['it fails on the server', measured('2', 10, 10), measured('1', 90, 0)],
    ['browsers report it', measured('2', 30, 0, 3), measured('1', 270, 0)],
    [
      'it fails twice as often as the live release, which has its own errors',
      measured('2', 10, 4),
      measured('1', 90, 18),
    ],
    ['the live release had no views meanwhile', measured('2', 5, 3), measured('1', 0, 0)],
  ])('withdraws one when %s', (_why, canary, live) => {
    expect(explainWithdrawal(canary, live)).toMatch(/^worse than the live release\. 2: \d+ failed on the server and/);
  });

  it.each([
    ['has had few views', measured('2', 4, 4), measured('1', 90, 0)],
    ['has had few errors', measured('2', 10, 2), measured('1', 90, 0)],
    ['has few errors for its views', measured('2', 100, 9), measured('1', 900, 0)],
    ['fails like the live release, as when the API is away', measured('2', 10, 10), measured('1', 90, 80)],
  ])('leaves one that %s', (_why, canary, live) => {
    expect(explainWithdrawal(canary, live)).toBeUndefined();
  });
});

const remote = (version: string): LiveRemote => ({
  info: { name: 'blog', version, entry: null, patterns: [] },
  base: '',
  manifest: null,
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('the watch over canaries', () => {
  it('withdraws one that is worse within seconds, by what happened since it began, and goes on after a failure', async () => {
    let live: LiveSet = {
      id: 'a',
      remotes: { blog: remote('1') },
      canaries: [{ remote: remote('2'), percent: 10, revision: 5 }],
    };
    const figures = createReleaseFigures();
    const fail = (revision: number) => {
      for (let view = 0; view < 5; view += 1) {
        figures.countView({ part: 'blog', version: '2', revision });
        figures.countFailure({ part: 'blog', version: '2', revision });
      }
    };
    const withdraw = vi
      .fn<(part: string, version: string, why: string) => Promise<boolean>>()
      .mockRejectedValueOnce(new Error('the disk is full'))
      .mockImplementation(async () => {
        live = { ...live, canaries: [] };
        return true;
      });
    const log = { warn: vi.fn(), error: vi.fn() };
    const stop = watchCanaries({ list: async () => listTriedCanaries(live), figures, withdraw, log });
    // The same version, in a trial before this one.
    fail(3);
    await vi.advanceTimersByTimeAsync(70_000);
    expect(withdraw).not.toHaveBeenCalled();
    fail(5);
    await vi.advanceTimersByTimeAsync(3 * canaryRules.everyMs);
    expect(withdraw.mock.calls).toEqual([
      ['blog', '2', expect.stringContaining('5 failed on the server')],
      ['blog', '2', expect.stringContaining('5 failed on the server')],
    ]);
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(log.warn).toHaveBeenCalledTimes(1);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
