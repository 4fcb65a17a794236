type BreakerRules = { firstPauseMs: number; maxPauseMs: number; forgetMs: number };

/** A release that is set aside: why, how often in a row, and when it is tried again. */
export type SetAside = { reason: string; failures: number; retryInMs: number };
export type Breaker = ReturnType<typeof createBreaker>;

/**
 * Sets a release aside after a failure, for pauses that double with each one. Failures count until none has happened
 * for `forgetMs`: a release that fails only on one page would otherwise be tried without pauses.
 */
export function createBreaker({ firstPauseMs, maxPauseMs, forgetMs }: BreakerRules, now = () => performance.now()) {
  let failures = 0;
  let failedAt = Number.NEGATIVE_INFINITY;
  let pausedUntil = Number.NEGATIVE_INFINITY;
  let reason: string | undefined;
  return {
    fail(why: string): void {
      failures = now() - failedAt > forgetMs ? 1 : failures + 1;
      failedAt = now();
      pausedUntil = failedAt + Math.min(maxPauseMs, firstPauseMs * 2 ** (failures - 1));
      reason = why;
    },
    succeed(): void {
      reason = undefined;
    },
    get isPaused(): boolean {
      return now() < pausedUntil;
    },
    /** Set from a failure to the next success. */
    get setAside(): SetAside | undefined {
      return reason === undefined
        ? undefined
        : { reason, failures, retryInMs: Math.max(0, Math.round(pausedUntil - now())) };
    },
  };
}
