import { ConnectionError } from './connection-error.ts';

type Waiter = { enter: () => void; refuse: (error: Error) => void };

/** Lets so many in at once and the others wait, in order, for at most `longestMs` (0: for ever). */
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
        // Whoever gives a turn back hands it on: the count stays.
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
