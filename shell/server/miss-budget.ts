type Limits = {
  /** So much at once, and one more every so often, ms, for one source. */
  burst: number;
  everyMs: number;
  /** Longest anybody waits for his turn, ms. */
  waitMs: number;
  /** Sources that are remembered. */
  sources?: number;
  now?: () => number;
};

/** What is spent of a source's budget says when it is whole again; who has spent it waits, or comes back later. */
export function createMissBudget({ burst, everyMs, waitMs, sources = 20_000, now = () => performance.now() }: Limits) {
  const wholeAt = new Map<string, number>();

  function spend(source: string, at: number): void {
    wholeAt.delete(source);
    wholeAt.set(source, at);
    if (wholeAt.size > sources) {
      const [oldest = ''] = wholeAt.keys();
      wholeAt.delete(oldest);
    }
  }

  return {
    /** How long to wait, ms, when that is not too long; otherwise when to come back. */
    take(source: string): { waitMs: number } | { comeBackMs: number } {
      const at = now();
      const whole = Math.max(wholeAt.get(source) ?? at, at) + everyMs;
      const wait = Math.max(0, whole - at - burst * everyMs);
      if (wait > waitMs) {
        return { comeBackMs: wait };
      }
      spend(source, whole);
      return { waitMs: wait };
    },
  };
}
