import { type Outcome, refuse } from '#outcome.ts';
import * as common from '#texts/common.ts';

type Rules = {
  atOnce: number;
  waiting: number;
  /** What callers get then. */
  busy?: string;
};

/** Lets `atOnce` calls run, and `waiting` more wait in a queue; later callers are asked to come again. */
export function createGate({ atOnce, waiting, busy = common.picturesBusy }: Rules) {
  let running = 0;
  const line: (() => void)[] = [];

  async function enter() {
    if (running < atOnce) {
      running += 1;
      return;
    }
    await new Promise<void>((go) => line.push(go));
  }

  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    await enter();
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next === undefined) {
        running -= 1;
      } else {
        next();
      }
    }
  }

  return {
    /** Runs in the order of the calls, however many wait. */
    run,
    /** The same, unless too many wait already. */
    runOrRefuse: async <Result>(work: () => Promise<Result>): Promise<Outcome<Result>> =>
      running >= atOnce && line.length >= waiting
        ? refuse('UNAVAILABLE_NOW', busy, { retryAfterSeconds: 5 })
        : run(work),
  };
}
