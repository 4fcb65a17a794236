const SAMPLE_MS = 10;
const EVERY_MS = 250;

/**
 * Watches how busy the machine is: how many times longer than its processor time a bit of work takes here. 1 on an idle
 * machine. The worst of all samples counts, so that a time limit can be stretched by it.
 */
export function watchSlowdown() {
  let worst = 1;
  const timer = setInterval(() => {
    const begin = performance.now();
    const before = process.threadCpuUsage();
    let usedMs = 0;
    while (usedMs < SAMPLE_MS) {
      const { user, system } = process.threadCpuUsage(before);
      usedMs = (user + system) / 1000;
    }
    worst = Math.max(worst, (performance.now() - begin) / usedMs);
  }, EVERY_MS);
  return {
    /** Ends the watch. */
    stop(): number {
      clearInterval(timer);
      return worst;
    },
  };
}
