import { timeLeft } from '#plugins/deadline.ts';

/** So long nobody asks a provider again that has just not answered, ms. */
const REST_MS = 1000;

/** What a call needs after the provider, to give back what it held, ms. */
const AFTERWARDS_MS = 500;
/** A provider that has less than this is not asked, ms. */
const LEAST_MS = 1000;

type Config = { signal?: AbortSignal };

/** As much of the SDK's HTTP client as deadlines need. */
export type Interceptable = {
  defaults: { baseURL?: string; timeout?: number };
  interceptors: {
    request: { use: (change: (config: Config) => Config) => void };
    response: { use: (pass: undefined, failed: (error: unknown) => never) => void };
  };
};

const isOver = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  ['ERR_CANCELED', 'ECONNABORTED', 'ETIMEDOUT'].includes(String(error.code));

/**
 * Ends each call after so long in all, however slowly an answer comes in: the client's own timeout begins anew with
 * every byte. Whoever asks next in the same moment hears at once that nobody answers: calls that follow each other do not
 * add their waits up. A call of our own that has waited elsewhere waits here only for what is left of its time.
 */
export function limitWaiting(http: Interceptable, timeoutMs: number): void {
  let restingUntil = 0;
  http.defaults.timeout = timeoutMs;
  http.interceptors.request.use((config) => {
    if (Date.now() < restingUntil) {
      throw new Error('The payment provider has just not answered.');
    }
    const left = timeLeft() - AFTERWARDS_MS;
    if (left < LEAST_MS) {
      throw new Error('There is no time left to ask the payment provider.');
    }
    return { ...config, signal: AbortSignal.timeout(Math.ceil(Math.min(timeoutMs, left))) };
  });
  http.interceptors.response.use(undefined, (error) => {
    if (isOver(error)) {
      restingUntil = Date.now() + REST_MS;
    }
    throw error;
  });
}
