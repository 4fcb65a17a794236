type BucketOptions = {
  /** How many may come at once. */
  burst: number;
  /** One more is allowed each time this has passed, ms. */
  everyMs: number;
  /** Keys kept; the one longest untouched is forgotten first. */
  maxKeys?: number;
};

/**
 * Counts attempts that refill slowly, so that a limit never shuts anybody out for longer than one step: whoever
 * waits `everyMs` after an attack gets a turn. Answers 0 when allowed, else the wait in ms.
 */
export function createTokenBucket({ burst, everyMs, maxKeys = 20_000 }: BucketOptions) {
  /** When each key's bucket will be full again. */
  const fullAt = new Map<string, number>();
  return (key: string, now = Date.now()): number => {
    const full = Math.max(fullAt.get(key) ?? 0, now);
    const wait = full + everyMs - now - burst * everyMs;
    if (wait > 0) {
      return wait;
    }
    fullAt.delete(key);
    fullAt.set(key, full + everyMs);
    if (fullAt.size > maxKeys) {
      fullAt.delete(fullAt.keys().next().value ?? key);
    }
    return 0;
  };
}
