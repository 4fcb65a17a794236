import { fail } from '#plugins/errors.ts';

/** Lets `atOnce` calls run and `waiting` more wait; further calls get 503 with Retry-After. */
export function createGate({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0;
  const line: (() => void)[] = [];

  async function enter() {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (line.length >= waiting) {
      fail(503, 'UNAVAILABLE_NOW', 'Many pictures are being uploaded right now. Please try again in a moment.', {
        retryAfterSeconds: 5,
      });
    }
    await new Promise<void>((go) => line.push(go));
  }

  return {
    run: async <Result>(work: () => Promise<Result>): Promise<Result> => {
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
    },
  };
}
