import { ConnectionError } from './connection-error.ts';

type Waiter = { enter: () => void; refuse: (error: Error) => void };

/**
 * A semaphore with `most` turns. Callers wait in order, at most `longestMs` (0: without limit), then get POOL_TIMEOUT.
 */
export function createTurns(most: number, longestMs: number) {
  const waiting = new Set<Waiter>();
  let inside = 0;

  function wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const leaveQueue = () => {
        clearTimeout(timer);
        waiting.delete(waiter);
      };
      const waiter: Waiter = {
        enter() {
          leaveQueue();
          resolve();
        },
        refuse(error) {
          leaveQueue();
          reject(error);
        },
      };
      if (longestMs > 0) {
        timer = setTimeout(() => waiter.refuse(new ConnectionError('POOL_TIMEOUT')), longestMs);
      }
      waiting.add(waiter);
    });
  }

  return {
    async take() {
      if (inside >= most) {
        // `give` passes the turn to the next caller, so the count stays.
        return wait();
      }
      inside += 1;
    },
    give() {
      const [next] = waiting;
      if (next === undefined) {
        inside -= 1;
      } else {
        next.enter();
      }
    },
    refuseWaiting(error: Error) {
      for (const { refuse } of waiting) {
        refuse(error);
      }
    },
  };
}
