import { ConnectionError } from './connection-error.ts';
import { goesFirst } from './urgency.ts';

type Waiter = { enter: () => void; refuse: (error: Error) => void };

/** Of so many turns, one is only for work that goes first. */
const OF_ONE_FIRST = 4;

/** Of `most` turns, those that work may take that does not go first. */
export const turnsOfOthers = (most: number) => most - Math.floor(most / OF_ONE_FIRST);

/**
 * A semaphore with `most` turns. Callers wait in order, at most `longestMs` (0: without limit), then get POOL_TIMEOUT.
 * Work that goes first is let in before all others, and some turns are for it alone: slow reads cannot take them all.
 */
export function createTurns(most: number, longestMs: number) {
  const mostOthers = turnsOfOthers(most);
  const waitingFirst = new Set<Waiter>();
  const waiting = new Set<Waiter>();
  let inside = 0;

  const isFree = (isFirst: boolean) => inside < (isFirst ? most : mostOthers);

  function wait(line: Set<Waiter>): Promise<void> {
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const leaveLine = () => {
        clearTimeout(timer);
        line.delete(waiter);
      };
      const waiter: Waiter = {
        enter() {
          leaveLine();
          inside += 1;
          resolve();
        },
        refuse(error) {
          leaveLine();
          reject(error);
        },
      };
      if (longestMs > 0) {
        timer = setTimeout(() => waiter.refuse(new ConnectionError('POOL_TIMEOUT')), longestMs);
      }
      line.add(waiter);
    });
  }

  return {
    async take() {
      const isFirst = goesFirst();
      if (!isFree(isFirst)) {
        return wait(isFirst ? waitingFirst : waiting);
      }
      inside += 1;
    },
    give() {
      inside -= 1;
      const [first] = waitingFirst;
      const [next] = isFree(false) ? waiting : [];
      (first ?? next)?.enter();
    },
    refuseWaiting(error: Error) {
      for (const { refuse } of [...waitingFirst, ...waiting]) {
        refuse(error);
      }
    },
  };
}
