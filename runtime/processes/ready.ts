import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { StartProblem } from '@aaram/runtime/problems';
import type { Log } from './children.mjs';

type Waiting = { name: string; log: Log; signal?: AbortSignal; timeoutMs?: number; remindMs?: number };

/** Waits for a 200 from `url`, with a log line every `remindMs`. Throws after `timeoutMs`, or when `signal` aborts. */
export async function waitUntilReady(
  url: string,
  { name, log, signal, timeoutMs = 300_000, remindMs = 15_000 }: Waiting,
): Promise<void> {
  const begin = Date.now();
  let remindAt = begin + remindMs;
  while (!(await answers(url))) {
    signal?.throwIfAborted();
    const now = Date.now();
    if (now - begin > timeoutMs)
      throw new StartProblem(`${name} was not ready within ${Math.round(timeoutMs / 1000)} s (asked at ${url}).`);
    if (now >= remindAt) {
      log(`Still waiting for ${name} …`);
      remindAt = now + remindMs;
    }
    await wait(40, undefined, signal ? { signal } : {});
  }
}

function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: 2000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });
}
