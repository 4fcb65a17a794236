const SAMPLE_MS = 10;
const EVERY_MS = 250;

/**
 * Watches how busy the machine is: how many times longer than its processor time work takes here, on average. 1 on an
 * idle machine. A time limit can be stretched by it; the worst sample would be no measure, because one in a hundred waits
 * for half a second.
 */
export function watchSlowdown() {
  let tookMs = 0;
  let usedMs = 0;
  const timer = setInterval(() => {
    const begin = performance.now();
    const before = process.threadCpuUsage();
    let sampleMs = 0;
    while (sampleMs < SAMPLE_MS) {
      const { user, system } = process.threadCpuUsage(before);
      sampleMs = (user + system) / 1000;
    }
    tookMs += performance.now() - begin;
    usedMs += sampleMs;
  }, EVERY_MS);
  return {
    /** Ends the watch. */
    stop(): number {
      clearInterval(timer);
      return usedMs > 0 ? Math.max(1, tookMs / usedMs) : 1;
    },
  };
}
