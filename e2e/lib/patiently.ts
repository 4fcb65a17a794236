import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '@aaram/shared-domain/contract';

const ATTEMPTS = 5;
const PAUSE_MS = 1000;

/** Makes a call that may be made twice again, as a shopper would, while the store has no time for it (503). */
export async function patiently<Result>(call: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 503) || attempt === ATTEMPTS) {
        throw error;
      }
      await wait(PAUSE_MS);
    }
  }
}

/** Fetches again while the store has no time for it (503); the last answer, whatever it is. */
export async function fetchPatiently(url: string): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(url);
    if (answer.status !== 503 || attempt === ATTEMPTS) {
      return answer;
    }
    await answer.body?.cancel();
    await wait(PAUSE_MS);
  }
}
