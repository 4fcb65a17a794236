import { createSemaphore } from '@aaram/runtime/queues';
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
  const { run, isFull } = createSemaphore({ atOnce, waiting });
  return {
    /** Runs in the order of the calls, however many wait. */
    run,
    /** The same, unless too many wait already. */
    runOrRefuse: async <Result>(work: () => Promise<Result>): Promise<Outcome<Result>> =>
      isFull() ? refuse('UNAVAILABLE_NOW', busy, { retryAfterSeconds: 5 }) : run(work),
  };
}
