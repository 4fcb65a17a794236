import { readSource } from '@aaram/runtime/http/sources';
import { createStoredLimits, forgetLimits, type Limit } from '@aaram/runtime/limits';
import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import * as texts from '#texts/requests.ts';
import { AppError, fail } from './errors.ts';

type AccountLimit = Limit & {
  /** What is counted: an account, an order, a mail address. */
  key: (request: FastifyRequest) => string;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Most calls of this route in a minute, by one account and from one source; counted before the body is read. */
    perMinute?: {
      account?: number;
      source?: number;
      /** Names the source of a request; by default an IPv4 address, or the /64 network of an IPv6 one. */
      nameSource?: (request: FastifyRequest) => Promise<string>;
    };
  }
  interface FastifyInstance {
    /**
     * Makes a limit by what a request is about, not by its source. Call it in a handler: it throws 429 with Retry-After
     * after `max` calls with one key. In a window of more than a minute they are forgotten one by one, so that a client is not
     * locked out for all of it.
     */
    createLimit: (limit: AccountLimit) => (request: FastifyRequest) => Promise<void>;
  }
}

const MINUTE = 60_000;
/** Calls of one source in a minute: pages make a few at once, and hundreds of shoppers share a carrier's address. */
export const CALLS_PER_SOURCE_AND_MINUTE = 12_000;

const nameBySource = async (request: FastifyRequest) => readSource(request.ip);
const nameByAccount = async (request: FastifyRequest) => request.user?.id ?? readSource(request.ip);

type CreateLimit = (limit: Limit, name: (request: FastifyRequest) => Promise<string>) => Check;
type Check = (request: FastifyRequest) => Promise<void>;

/** Turns a route's `perMinute` into its limits. */
function limitRoute(route: RouteOptions, createLimit: CreateLimit) {
  const { account, source, nameSource = nameBySource } = route.config?.perMinute ?? {};
  const limit = { name: `${[route.method].flat().join()} ${route.url}`, windowMs: MINUTE };
  if (source !== undefined) {
    const check = createLimit({ ...limit, name: `${limit.name} source`, max: source }, nameSource);
    route.onRequest = [check, ...[route.onRequest ?? []].flat()];
  }
  if (account !== undefined) {
    const check = createLimit({ ...limit, name: `${limit.name} account`, max: account }, nameByAccount);
    route.preParsing = [check, ...[route.preParsing ?? []].flat()];
  }
}

/**
 * Limits per source: a generous one on everything, counted in each process, since hot reads cost less than a statement;
 * tighter ones on writes with `config: { perMinute }`, per account too. `LIMITS=relaxed` lifts all of them.
 */
export const limitsPlugin = fp(
  async (app) => {
    if (!app.config.hasLimits) {
      app.decorate('createLimit', () => async () => undefined);
      return;
    }
    const limits = createStoredLimits(app.db, app.config.secrets[0]);
    const createLimit: CreateLimit = (limit, name) => {
      const take = limits.create(limit);
      return async (request) => {
        const waitMs = await take(await name(request));
        if (waitMs > 0) {
          fail(429, 'TOO_MANY_REQUESTS', texts.tooManyAttempts, { retryAfterSeconds: waitMs / 1000 });
        }
      };
    };
    app.addHook('onRoute', (route) => limitRoute(route, createLimit));
    app.addBackground({ name: 'forget limits', everyMs: MINUTE, run: async () => void (await forgetLimits(app.db)) });
    await app.register(rateLimit, {
      global: true,
      max: CALLS_PER_SOURCE_AND_MINUTE,
      timeWindow: MINUTE,
      cache: 20_000,
      keyGenerator: nameBySource,
      // Not for pictures: pages load dozens, browsers keep them, and only so many are read at once.
      allowList: ({ routeOptions: { config, url = '' } }) => config.access === 'signature' || url.startsWith('/media/'),
      addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
      addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
      errorResponseBuilder: (_request, { ttl }) =>
        new AppError(429, 'TOO_MANY_REQUESTS', texts.tooManyAttempts, { retryAfterSeconds: ttl / 1000 }),
    });
    app.decorate('createLimit', ({ key, ...limit }) => createLimit(limit, async (request) => key(request)));
  },
  { name: 'limits', dependencies: ['db', 'errors', 'background'] },
);
