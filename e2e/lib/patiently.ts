import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '@aaram/shared-domain/contract';

const ATTEMPTS = 5;
const PAUSE_MS = 1000;

/** Asks again, as people do, while the store has no time for it (503); resolves to the last answer, whatever it is. */
export async function askPatiently<Answer>(
  ask: () => Promise<Answer>,
  isRefused: (answer: Answer) => boolean,
  attempts = ATTEMPTS,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await ask();
    if (!isRefused(answer) || attempt === attempts) {
      return answer;
    }
    await wait(PAUSE_MS);
  }
}

const isRefusal = (error: unknown) => error instanceof ApiError && error.status === 503;

/** Makes a call that may be made twice again while it is answered 503. */
export async function patiently<Result>(call: () => Promise<Result>): Promise<Result> {
  const [outcome] = await askPatiently(
    () => Promise.allSettled([call()]),
    ([settled]) => settled.status === 'rejected' && isRefusal(settled.reason),
  );
  if (outcome.status === 'rejected') {
    throw outcome.reason;
  }
  return outcome.value;
}

/** Fetches again while it is answered 503. */
export const fetchPatiently = (url: string): Promise<Response> =>
  askPatiently(
    () => fetch(url),
    ({ status }) => status === 503,
  );
