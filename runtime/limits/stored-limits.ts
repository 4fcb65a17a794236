import { createHmac } from 'node:crypto';
import type { Pool } from '@aaram/runtime/db';
import { LRUCache } from 'lru-cache';
import { BurstyRateLimiter, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

export type Limit = {
  /** The same in every process. */
  name: string;
  max: number;
  windowMs: number;
};

const MINUTE = 60_000;
/** Callers above a limit that a process remembers; the database refuses the others. Anyone can invent new keys. */
const MAX_STORED_KEYS = 20_000;

/**
 * Counters in the database, so that limits hold with any number of processes and after a restart. A client that was
 * refused is refused from memory until an attempt is free again. While the database is away, using an attempt throws.
 */
export function createStoredLimits(db: Pick<Pool, 'raw'>, secret: string) {
  /** When each of these has an attempt again, in ms of this process, by the name of the limit and the hashed key. */
  const refusedUntil = new LRUCache<string, number>({ max: MAX_STORED_KEYS });

  const createCounter = (keyPrefix: string, points: number, windowMs: number) =>
    new RateLimiterPostgres({
      storeClient: { query: ({ text, values }: { text: string; values: unknown[] }) => db.raw(text, values) },
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration: windowMs / 1000,
    });

  /**
   * A window of more than a minute gives attempts back one by one, so that no client is locked out for all of it: one
   * attempt in each `windowMs / max`, and the others at any time.
   */
  function createLimiter({ name, max, windowMs }: Limit) {
    return windowMs <= MINUTE || max === 1
      ? createCounter(name, max, windowMs)
      : new BurstyRateLimiter(
          createCounter(`${name} steady`, 1, windowMs / max),
          createCounter(`${name} burst`, max - 1, windowMs),
        );
  }

  return {
    /** Returns a function that uses an attempt for a key. It resolves to 0, or to the ms to wait when there is none. */
    create(limit: Limit): (key: string) => Promise<number> {
      const limiter = createLimiter(limit);
      return async (key) => {
        const hash = createHmac('sha256', secret).update(key).digest('base64url');
        const remembered = `${limit.name} ${hash}`;
        const waitMs = (refusedUntil.get(remembered) ?? 0) - performance.now();
        if (waitMs > 0) {
          return waitMs;
        }
        try {
          await limiter.consume(hash);
          return 0;
        } catch (error) {
          if (error instanceof RateLimiterRes) {
            const ms = Math.max(1, error.msBeforeNext);
            refusedUntil.set(remembered, performance.now() + ms);
            return ms;
          }
          throw error;
        }
      };
    },
  };
}
