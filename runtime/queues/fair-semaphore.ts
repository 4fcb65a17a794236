import type { Release } from './quota.ts';

type Limits = {
  /** Slots in all, and those that one source may hold. */
  total: number;
  perSource: number;
  /** How many requests of one source, and of all, may wait for a slot, and how long, ms. */
  waitingPerSource: number;
  waiting: number;
  waitMs: number;
};

type Queue = { held: number; waiting: ((release: Release | undefined) => void)[] };

/**
 * Limits concurrent work. A request without a slot waits in a queue, and sources are served in turn, so that a
 * source with many requests delays only its own.
 */
export function createFairSemaphore({ total, perSource, waitingPerSource, waiting, waitMs }: Limits) {
  // In the order of their turns: a source that was served moves to the end.
  const queues = new Map<string, Queue>();
  let heldByAll = 0;
  let waitingOfAll = 0;

  function hold(source: string, queue: Queue): Release {
    queue.held += 1;
    heldByAll += 1;
    let isHeld = true;
    return () => {
      if (isHeld) {
        isHeld = false;
        queue.held -= 1;
        heldByAll -= 1;
        serve();
        forgetIfIdle(source, queue);
      }
    };
  }

  function forgetIfIdle(source: string, { held, waiting: own }: Queue): void {
    if (held === 0 && own.length === 0) {
      queues.delete(source);
    }
  }

  function serve(): void {
    if (waitingOfAll === 0) {
      return;
    }
    for (const [source, queue] of queues) {
      if (heldByAll >= total) {
        return;
      }
      const next = queue.held < perSource ? queue.waiting[0] : undefined;
      if (next) {
        queues.delete(source);
        queues.set(source, queue);
        next(hold(source, queue));
        return;
      }
    }
  }

  /** Whether there is room in the queue. When it is full, the source with far more waiting loses its last request. */
  function findRoom(own: Queue): boolean {
    if (own.waiting.length >= waitingPerSource) {
      return false;
    }
    if (waitingOfAll < waiting) {
      return true;
    }
    const longest = [...queues.values()].reduce((most, queue) =>
      queue.waiting.length > most.waiting.length ? queue : most,
    );
    if (longest.waiting.length <= own.waiting.length + 1) {
      return false;
    }
    longest.waiting.at(-1)?.(undefined);
    return true;
  }

  /** A slot, when one is free now. */
  function takeNow(source: string): Release | undefined {
    const queue = queues.get(source) ?? { held: 0, waiting: [] };
    if (heldByAll >= total || queue.held >= perSource) {
      return undefined;
    }
    queues.set(source, queue);
    return hold(source, queue);
  }

  return {
    takeNow,
    get held() {
      return heldByAll;
    },
    get waiting() {
      return waitingOfAll;
    },
    /** Resolves to a slot, or to undefined when none is free in time or `signal` aborts. */
    take(source: string, signal?: AbortSignal, maxMs = waitMs): Promise<Release | undefined> {
      const slot = takeNow(source);
      if (slot) {
        return Promise.resolve(slot);
      }
      const queue = queues.get(source) ?? { held: 0, waiting: [] };
      queues.set(source, queue);
      if (signal?.aborted || !findRoom(queue)) {
        forgetIfIdle(source, queue);
        return Promise.resolve(undefined);
      }
      return new Promise((resolve) => {
        const settle = (release: Release | undefined) => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', giveUp);
          queue.waiting.splice(queue.waiting.indexOf(settle), 1);
          waitingOfAll -= 1;
          forgetIfIdle(source, queue);
          resolve(release);
        };
        const giveUp = () => settle(undefined);
        const timer = setTimeout(giveUp, Math.min(waitMs, maxMs));
        signal?.addEventListener('abort', giveUp);
        queue.waiting.push(settle);
        waitingOfAll += 1;
      });
    },
  };
}
