type Limits = {
  /** How much work runs at once. */
  atOnce: number;
  /** How much more may wait; unlimited where the callers are. */
  waiting?: number;
};

/** Lets so much work run at once; more waits in the order of its calls. */
export function createSemaphore({ atOnce, waiting = Number.POSITIVE_INFINITY }: Limits) {
  let running = 0;
  const queue: (() => void)[] = [];

  async function enter() {
    if (running < atOnce) {
      running += 1;
    } else {
      // Who leaves hands its slot over.
      await new Promise<void>((go) => queue.push(go));
    }
  }

  function leave() {
    const next = queue.shift();
    if (next === undefined) {
      running -= 1;
    } else {
      next();
    }
  }

  return {
    /** Whether so much waits that another call should come later. */
    isFull: () => running >= atOnce && queue.length >= waiting,
    /** Runs it once a slot is free, also when the queue is full. */
    async run<Result>(work: () => Promise<Result>): Promise<Result> {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
