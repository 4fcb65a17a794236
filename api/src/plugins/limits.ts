import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError, fail } from './errors.ts';

type AccountLimit = {
  max: number;
  windowMs: number;
  /** What is counted: an account, an order, a mail address. */
  key: (request: FastifyRequest) => string;
};

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Makes a counter that is not about the source but about what it asks for. Call it in a handler:
     * it throws 429 with Retry-After once `max` calls of one key fell into the window.
     */
    createLimit: (limit: AccountLimit) => (request: FastifyRequest) => Promise<void>;
  }
}

const MESSAGE = 'Too many attempts. Please wait a little and try again.';
const MINUTE = 60_000;
/** Pages ask for a handful of things at once, and whole neighbourhoods share one address. */
const PER_SOURCE_AND_MINUTE = 3000;

/**
 * Limits per source: a generous one on everything, tighter ones by route with
 * `config: { rateLimit: { max, timeWindow } }` (ms). `LIMITS=relaxed` lifts all of them.
 */
export const limitsPlugin = fp(
  async (app) => {
    if (!app.config.hasLimits) {
      app.decorate('createLimit', () => async () => undefined);
      return;
    }
    await app.register(rateLimit, {
      global: true,
      max: PER_SOURCE_AND_MINUTE,
      timeWindow: MINUTE,
      cache: 20_000,
      allowList: (request) => request.routeOptions.config.access === 'signature',
      addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
      addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
      errorResponseBuilder: (_request, { ttl }) =>
        new AppError(429, 'TOO_MANY_REQUESTS', MESSAGE, { retryAfterSeconds: ttl / 1000 }),
    });
    app.decorate('createLimit', ({ max, windowMs, key }) => {
      const count = app.createRateLimit({ max, timeWindow: windowMs, keyGenerator: key });
      return async (request) => {
        const result = await count(request);
        if (!result.isAllowed && result.isExceeded) {
          fail(429, 'TOO_MANY_REQUESTS', MESSAGE, { retryAfterSeconds: result.ttlInSeconds });
        }
      };
    });
  },
  { name: 'limits', dependencies: ['db', 'errors'] },
);
