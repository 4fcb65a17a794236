type Limits = {
  /** One source may have `burst` renders without waiting, then one more every `everyMs`. */
  burst: number;
  everyMs: number;
  /** Longest wait for a slot, ms. */
  waitMs: number;
  /** Most sources that are remembered. */
  sources?: number;
  now?: () => number;
};

/** Each render costs the source a fixed time. A source that is ahead of its budget waits, or learns when to retry. */
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
    /** The time to wait, ms; when that is too long, the time after which to retry. */
    take(source: string): { waitMs: number } | { comeBackMs: number } {
      // Whole ms: sums of fractions are rounded, and a source within its budget was sent away.
      const at = Math.floor(now());
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
