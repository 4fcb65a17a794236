import { createHmac } from 'node:crypto';
import { BurstyRateLimiter, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Pool } from '#db/pool.ts';

export type Limit = {
  /** The same in every process. */
  name: string;
  max: number;
  windowMs: number;
};

const MINUTE = 60_000;

/**
 * Counters in the database, so that limits hold with any number of processes and after a restart. Once a limit is
 * reached, further calls are refused from memory until its end. While the database is away, taking a turn throws.
 */
export function createKeptLimits(db: Pick<Pool, 'raw'>, secret: string) {
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
      inMemoryBlockOnConsumed: points,
    });

  /**
   * A window of more than a minute gives turns back one by one, so that nobody is locked out for all of it: one turn in
   * each `windowMs / max`, and the others at any time.
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
    /** Returns a function that takes a turn for a key. It resolves to 0, or to the ms to wait when there is none. */
    create(limit: Limit): (key: string) => Promise<number> {
      const limiter = createLimiter(limit);
      return async (key) => {
        try {
          await limiter.consume(createHmac('sha256', secret).update(key).digest('base64url'));
          return 0;
        } catch (error) {
          if (error instanceof RateLimiterRes) {
            return Math.max(1, error.msBeforeNext);
          }
          throw error;
        }
      };
    },
  };
}
