import { setTimeout as wait } from 'node:timers/promises';

/** Checks `condition` repeatedly until it is neither undefined nor false. Returns undefined after `timeoutMs`. */
export async function until<T>(
  condition: () => T | undefined | false | Promise<T | undefined | false>,
  timeoutMs: number,
  everyMs = 10,
): Promise<T | undefined> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const answer = await condition();
    if (answer !== undefined && answer !== false) return answer;
    if (performance.now() >= end) return undefined;
    await wait(everyMs);
  }
}
