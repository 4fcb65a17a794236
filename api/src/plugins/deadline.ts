import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from './errors.ts';
import { isLarge } from './memory-budget.ts';

const deadlineRules = {
  /** Longest a call takes, ms, from when the shop had all of it: whoever it waits for, and however often. */
  callMs: 4000,
  /** What a call has here that has waited long at the shop. */
  leastMs: 2000,
  /** Calls that bring pictures are worked on for longer. */
  largeMs: 25_000,
};

type Clock = {
  /** When the call must be answered, in `performance.now()`. */
  endsAt: number;
  timer?: NodeJS.Timeout;
};

const clocks = new WeakMap<IncomingMessage, Clock>();
const current = new AsyncLocalStorage<Clock>();

/** So long the shop's server had the call waiting for a place here; whoever makes it up shortens only his own time. */
const readWaited = ({ headers }: IncomingMessage) => Math.max(0, Number(headers['x-waited-ms']) || 0);

/** The clock of a call; it begins to run with the first who asks for it. */
function clockOf(request: IncomingMessage): Clock {
  const { callMs, leastMs } = deadlineRules;
  const clock = clocks.get(request) ?? {
    endsAt: performance.now() + Math.max(leastMs, callMs - readWaited(request)),
  };
  clocks.set(request, clock);
  return clock;
}

/** How long a call has until it must be answered, ms; its clock begins here at the latest. */
export const timeLeftOf = (request: IncomingMessage) => clockOf(request).endsAt - performance.now();

/** How long the call has that this work is done for, ms; work in the background has all the time. */
export function timeLeft(): number {
  const clock = current.getStore();
  return clock === undefined ? Number.POSITIVE_INFINITY : clock.endsAt - performance.now();
}

const createRefusal = () =>
  new AppError(503, 'UNAVAILABLE_NOW', 'The store is not available right now. Please try again in a moment.', {
    retryAfterSeconds: 2,
  });

/** Fails with 503 once the call has been given up: who tries again must not find what it asked for done twice. */
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

/** Whatever is asked for this call hears how long it has. */
function handOn(route: RouteOptions) {
  const { handler } = route;
  route.handler = function handleInTime(request, reply) {
    return current.run(clockOf(request.raw), () => handler.call(this, request, reply));
  };
}

/**
 * One deadline for a whole call: when it is over, the caller hears 503 and to come back, although the call may still
 * wait for a database, a copy of it or a provider that stands still. What it does goes on and ends by deadlines of its
 * own; what must not be done twice asks `refuseLate` before it writes. Time that a body takes to come in is the
 * sender's and does not count.
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
