import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';

/** Says for how long the server in front has held a request back, ms. */
export const WAITED_HEADER = 'x-waited-ms';

type DeadlineRules = {
  /** Longest time for a call with all its waiting, ms, from when the server in front has received it. */
  callMs: number;
  /** Least time here for a call that has waited long before, ms. */
  minMs: number;
  /** Additional time for calls with large bodies, ms. */
  largeMs: number;
};

type Clock = {
  /** When the call must be answered, in `performance.now()`. */
  endsAt: number;
  timer?: NodeJS.Timeout;
};

type Bounds = {
  isLarge: (request: FastifyRequest) => boolean;
  /** What a call is answered whose time is over. */
  createRefusal: () => Error;
};

/** Time that the server in front has taken, ms. A client that invents a value only shortens its own time. */
const readWaited = ({ headers }: IncomingMessage) => Math.max(0, Number(headers[WAITED_HEADER]) || 0);

function giveUp(reply: FastifyReply, createRefusal: () => Error) {
  if (!(reply.sent || reply.raw.headersSent)) {
    void reply.send(createRefusal());
  }
}

/** One deadline for each call, which everything that is done for the call can ask for. */
export function createDeadline({ callMs, minMs, largeMs }: DeadlineRules) {
  const clocks = new WeakMap<IncomingMessage, Clock>();
  const readingSince = new WeakMap<IncomingMessage, number>();
  const current = new AsyncLocalStorage<Clock>();
  const leftUntil = ({ endsAt }: Clock) => endsAt - performance.now();

  /** The clock of a call; it starts on first use. */
  function clockOf(request: IncomingMessage): Clock {
    const clock = clocks.get(request) ?? {
      endsAt: performance.now() + Math.max(minMs, callMs - readWaited(request)),
    };
    clocks.set(request, clock);
    return clock;
  }

  function start({ raw }: FastifyRequest, reply: FastifyReply, createRefusal: () => Error) {
    const clock = clockOf(raw);
    clock.timer = setTimeout(giveUp, Math.max(0, leftUntil(clock)), reply, createRefusal);
  }

  /** Makes the call's clock available to `timeLeft` in everything the handler calls. */
  function handOn(route: RouteOptions) {
    const { handler } = route;
    route.handler = function handleInTime(request, reply) {
      return current.run(clockOf(request.raw), () => handler.call(this, request, reply));
    };
  }

  return {
    /** Time until the call must be answered, ms. Starts its clock if it is not running. */
    timeLeftOf: (request: IncomingMessage) => leftUntil(clockOf(request)),
    /** Time left for the call that this work belongs to, ms; infinite for background work. */
    timeLeft(): number {
      const clock = current.getStore();
      return clock === undefined ? Number.POSITIVE_INFINITY : leftUntil(clock);
    },
    /** Does work that goes on when the call that began it was answered; it needs a bound and an end of its own. */
    beyond: <Result>(work: () => Promise<Result>): Promise<Result> => current.exit(work),
    /**
     * Answers every call of this server in time. When its time is over the client gets the refusal, even if the call
     * still waits for something that hangs; its work continues until its own timeouts. The time to receive the body does
     * not count.
     */
    bound(app: FastifyInstance, { isLarge, createRefusal }: Bounds): void {
      app.addHook('onRoute', handOn);
      app.addHook('onRequest', (request, reply, done) => {
        start(request, reply, createRefusal);
        done();
      });
      app.addHook('preParsing', (request, _reply, _payload, done) => {
        clearTimeout(clockOf(request.raw).timer);
        readingSince.set(request.raw, performance.now());
        done();
      });
      app.addHook('preValidation', (request, reply, done) => {
        const clock = clockOf(request.raw);
        clock.endsAt += performance.now() - (readingSince.get(request.raw) ?? performance.now());
        if (isLarge(request)) {
          clock.endsAt += largeMs;
        }
        start(request, reply, createRefusal);
        done();
      });
      app.addHook('onResponse', (request, _reply, done) => {
        clearTimeout(clockOf(request.raw).timer);
        done();
      });
    },
  };
}
