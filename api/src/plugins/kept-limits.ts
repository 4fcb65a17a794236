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
 * Counters in the database, so that limits hold with any number of processes and after a restart. Who is over a limit is
 * refused out of memory until its end. While the database is away, taking a turn fails like everything that needs it.
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
   * A longer window gives a turn back with time, so that nobody is shut out for the whole of it: one for each part of it,
   * and the others at any moment.
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
    /** Makes the function that takes a turn for a key, and answers 0, or the ms to wait when there is none. */
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
