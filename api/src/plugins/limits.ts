import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { AppError, fail } from './errors.ts';
import { readSource } from './source.ts';
import { createTokenBucket } from './token-bucket.ts';

type AccountLimit = {
  max: number;
  windowMs: number;
  /** What is counted: an account, an order, a mail address. */
  key: (request: FastifyRequest) => string;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Most calls of this route in a minute, by one account and from one source; counted before the body is read. */
    perMinute?: {
      account?: number;
      source?: number;
      /** Who counts as one source here; an IPv4 address or the /64 network of an IPv6 one where nothing is said. */
      nameSource?: (request: FastifyRequest) => Promise<string>;
    };
  }
  interface FastifyInstance {
    /**
     * Makes a counter that is not about the source but about what it asks for. Call it in a handler:
     * it throws 429 with Retry-After once `max` calls of one key came at once; they are forgotten one by one over the
     * window, so that nobody is shut out for the whole of it.
     */
    createLimit: (limit: AccountLimit) => (request: FastifyRequest) => Promise<void>;
  }
}

const MESSAGE = 'Too many attempts. Please wait a little and try again.';
const MINUTE = 60_000;
/** Calls of one source in a minute: pages make a handful at once, and hundreds of shoppers share a carrier's address. */
export const CALLS_PER_SOURCE_AND_MINUTE = 12_000;

const nameBySource = async (request: FastifyRequest) => readSource(request.ip);

/** Turns a route's `perMinute` into its limits. */
function limitRoute(route: RouteOptions) {
  const { account, source, nameSource = nameBySource } = route.config?.perMinute ?? {};
  if (source !== undefined) {
    route.config = { ...route.config, rateLimit: { max: source, timeWindow: MINUTE, keyGenerator: nameSource } };
  }
  if (account !== undefined) {
    const take = createTokenBucket({ burst: account, everyMs: MINUTE / account });
    const check = async (request: FastifyRequest) => {
      const waitMs = take(request.user?.id ?? readSource(request.ip));
      if (waitMs > 0) {
        fail(429, 'TOO_MANY_REQUESTS', MESSAGE, { retryAfterSeconds: waitMs / 1000 });
      }
    };
    route.preParsing = [check, ...[route.preParsing ?? []].flat()];
  }
}

/**
 * Limits per source: a generous one on everything, tighter ones by route with
 * `config: { perMinute }`, per account too. `LIMITS=relaxed` lifts all of them.
 */
export const limitsPlugin = fp(
  async (app) => {
    if (!app.config.hasLimits) {
      app.decorate('createLimit', () => async () => undefined);
      return;
    }
    app.addHook('onRoute', limitRoute);
    await app.register(rateLimit, {
      global: true,
      max: CALLS_PER_SOURCE_AND_MINUTE,
      timeWindow: MINUTE,
      cache: 20_000,
      keyGenerator: nameBySource,
      // Pictures come by the dozen and cost next to nothing: browsers keep them, and places bound how many are read.
      allowList: ({ routeOptions: { config, url = '' } }) => config.access === 'signature' || url.startsWith('/media/'),
      addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
      addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
      errorResponseBuilder: (_request, { ttl }) =>
        new AppError(429, 'TOO_MANY_REQUESTS', MESSAGE, { retryAfterSeconds: ttl / 1000 }),
    });
    app.decorate('createLimit', ({ max, windowMs, key }) => {
      const take = createTokenBucket({ burst: max, everyMs: windowMs / max });
      return async (request) => {
        const waitMs = take(key(request));
        if (waitMs > 0) {
          fail(429, 'TOO_MANY_REQUESTS', MESSAGE, { retryAfterSeconds: waitMs / 1000 });
        }
      };
    });
  },
  { name: 'limits', dependencies: ['db', 'errors'] },
);
