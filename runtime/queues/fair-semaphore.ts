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

/** Who holds slots and who waits, by source. A source that was served moves to the end. */
function createQueues({ total, perSource, waitingPerSource, waiting }: Limits) {
  const queues = new Map<string, Queue>();
  const counts = { held: 0, waiting: 0 };

  function hold(source: string, queue: Queue): Release {
    queue.held += 1;
    counts.held += 1;
    let isHeld = true;
    return () => {
      if (isHeld) {
        isHeld = false;
        queue.held -= 1;
        counts.held -= 1;
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
    if (counts.waiting === 0) {
      return;
    }
    for (const [source, queue] of queues) {
      if (counts.held >= total) {
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
    if (counts.waiting < waiting) {
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

  function queueOf(source: string): Queue {
    const queue = queues.get(source) ?? { held: 0, waiting: [] };
    queues.set(source, queue);
    return queue;
  }

  return { counts, hold, forgetIfIdle, findRoom, queueOf, find: (source: string) => queues.get(source) };
}

/**
 * Limits concurrent work. A request without a slot waits in a queue, and sources are served round-robin, so that a
 * source with many requests delays only its own.
 */
export function createFairSemaphore(limits: Limits) {
  const { total, perSource, waitMs } = limits;
  const { counts, hold, forgetIfIdle, findRoom, queueOf, find } = createQueues(limits);

  /** A slot, when one is free now. */
  const takeNow = (source: string): Release | undefined =>
    counts.held >= total || (find(source)?.held ?? 0) >= perSource ? undefined : hold(source, queueOf(source));

  return {
    takeNow,
    get held() {
      return counts.held;
    },
    get waiting() {
      return counts.waiting;
    },
    /** Resolves to a slot, or to undefined when none is free in time or `signal` aborts. */
    take(source: string, signal?: AbortSignal, maxMs = waitMs): Promise<Release | undefined> {
      const slot = takeNow(source);
      if (slot) {
        return Promise.resolve(slot);
      }
      const queue = queueOf(source);
      if (signal?.aborted || !findRoom(queue)) {
        forgetIfIdle(source, queue);
        return Promise.resolve(undefined);
      }
      return new Promise((resolve) => {
        const settle = (release: Release | undefined) => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', giveUp);
          queue.waiting.splice(queue.waiting.indexOf(settle), 1);
          counts.waiting -= 1;
          forgetIfIdle(source, queue);
          resolve(release);
        };
        const giveUp = () => settle(undefined);
        const timer = setTimeout(giveUp, Math.min(waitMs, maxMs));
        signal?.addEventListener('abort', giveUp);
        queue.waiting.push(settle);
        counts.waiting += 1;
      });
    },
  };
}
