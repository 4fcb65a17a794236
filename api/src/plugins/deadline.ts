import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import * as common from '#texts/common.ts';
import { AppError } from './errors.ts';
import { isLarge } from './memory-budget.ts';

const deadlineRules = {
  /** Longest time for a call with all its waiting, ms, from when the shop server has received it. */
  callMs: 4000,
  /** Least time here for a call that has waited long at the shop server, ms. */
  minMs: 2000,
  /** Additional time for calls with pictures, ms. */
  largeMs: 25_000,
};

type Clock = {
  /** When the call must be answered, in `performance.now()`. */
  endsAt: number;
  timer?: NodeJS.Timeout;
};

const clocks = new WeakMap<IncomingMessage, Clock>();
const current = new AsyncLocalStorage<Clock>();

/** How long the shop server held the call back, ms. A client that invents a value only shortens its own time. */
const readWaited = ({ headers }: IncomingMessage) => Math.max(0, Number(headers['x-waited-ms']) || 0);

/** The clock of a call; it starts on first use. */
function clockOf(request: IncomingMessage): Clock {
  const { callMs, minMs } = deadlineRules;
  const clock = clocks.get(request) ?? {
    endsAt: performance.now() + Math.max(minMs, callMs - readWaited(request)),
  };
  clocks.set(request, clock);
  return clock;
}

/** Time until the call must be answered, ms. Starts its clock if it is not running. */
export const timeLeftOf = (request: IncomingMessage) => clockOf(request).endsAt - performance.now();

/** Time left for the call that this work belongs to, ms; infinite for background work. */
export function timeLeft(): number {
  const clock = current.getStore();
  return clock === undefined ? Number.POSITIVE_INFINITY : clock.endsAt - performance.now();
}

/** Does work that goes on when the call that began it was answered; it needs a bound and an end of its own. */
export const beyondDeadline = <Result>(work: () => Promise<Result>): Promise<Result> => current.exit(work);

const createRefusal = () =>
  new AppError(503, 'UNAVAILABLE_NOW', common.storeUnavailable, {
    retryAfterSeconds: 2,
  });

/** Throws 503 once the call's time is over, because the client may retry and the work must not be done twice. */
export function refuseLate(): void {
  if (timeLeft() <= 0) {
    throw createRefusal();
  }
}

function giveUp(reply: FastifyReply) {
  if (!(reply.sent || reply.raw.headersSent)) {
    void reply.send(createRefusal());
  }
}

function start(request: FastifyRequest, reply: FastifyReply) {
  const clock = clockOf(request.raw);
  clock.timer = setTimeout(giveUp, Math.max(0, clock.endsAt - performance.now()), reply);
}

/** Makes the call's clock available to `timeLeft` in everything the handler calls. */
function handOn(route: RouteOptions) {
  const { handler } = route;
  route.handler = function handleInTime(request, reply) {
    return current.run(clockOf(request.raw), () => handler.call(this, request, reply));
  };
}

/**
 * One deadline for a whole call. When it is over, the client gets 503 with Retry-After, even if the call still waits
 * for a database, a replica or a provider that hangs. Its work continues until its own timeouts; work that must not be
 * done twice calls `refuseLate` before it writes. The time to receive the body does not count.
 */
export const deadlinePlugin = fp(
  async (app) => {
    app.addHook('onRoute', handOn);
    app.addHook('onRequest', (request, reply, done) => {
      start(request, reply);
      done();
    });
    const readingSince = new WeakMap<IncomingMessage, number>();
    app.addHook('preParsing', (request, _reply, _payload, done) => {
      clearTimeout(clockOf(request.raw).timer);
      readingSince.set(request.raw, performance.now());
      done();
    });
    app.addHook('preValidation', (request, reply, done) => {
      const clock = clockOf(request.raw);
      clock.endsAt += performance.now() - (readingSince.get(request.raw) ?? performance.now());
      if (isLarge(request)) {
        clock.endsAt += deadlineRules.largeMs;
      }
      start(request, reply);
      done();
    });
    app.addHook('onResponse', (request, _reply, done) => {
      clearTimeout(clockOf(request.raw).timer);
      done();
    });
  },
  { name: 'deadline', dependencies: ['errors'] },
);
