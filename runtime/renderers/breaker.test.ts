import { expect, it } from 'vitest';
import { createBreaker } from './breaker.ts';

const rules = { firstPauseMs: 100, maxPauseMs: 1000, forgetMs: 5000 };

it('pauses twice as long after each failure, up to a limit', () => {
  let now = 0;
  const breaker = createBreaker(rules, () => now);
  const pauses = Array.from({ length: 6 }, () => {
    breaker.fail('it ended');
    const { retryInMs = 0 } = breaker.setAside ?? {};
    now += retryInMs;
    expect(breaker.isPaused).toBe(false);
    return retryInMs;
  });
  expect(pauses).toEqual([100, 200, 400, 800, 1000, 1000]);
});

it('says why a release is set aside until it succeeds, and counts its failures until none has come for long', () => {
  let now = 0;
  const breaker = createBreaker(rules, () => now);
  breaker.fail('it ended');
  expect(breaker.setAside).toEqual({ reason: 'it ended', failures: 1, retryInMs: 100 });
  breaker.succeed();
  expect(breaker.setAside).toBeUndefined();
  breaker.fail('again');
  expect(breaker.setAside?.failures).toBe(2);
  now = 6000;
  breaker.fail('much later');
  expect(breaker.setAside?.failures).toBe(1);
});
