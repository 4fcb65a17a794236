import { timeLeft } from '#plugins/deadline.ts';

/** After a timeout the provider is not called for this long, in ms. */
const REST_MS = 1000;

/** Time a call needs after the provider's response, to release what it held, in ms. */
const AFTERWARDS_MS = 500;
/** With less time than this the provider is not called, in ms. */
const MIN_MS = 1000;

type Config = { signal?: AbortSignal };

/** The part of the SDK's HTTP client that deadlines need. */
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
 * Limits the total time of each provider call, since the client's own timeout restarts with every byte. After a
 * timeout, further calls fail at once for a moment, so that the waits of consecutive calls do not add up. A request
 * that has already waited elsewhere waits only for the rest of its time.
 */
export function limitWaiting(http: Interceptable, timeoutMs: number): void {
  let restingUntil = 0;
  http.defaults.timeout = timeoutMs;
  http.interceptors.request.use((config) => {
    if (performance.now() < restingUntil) {
      throw new Error('The payment provider has just not answered.');
    }
    const left = timeLeft() - AFTERWARDS_MS;
    if (left < MIN_MS) {
      throw new Error('There is no time left to ask the payment provider.');
    }
    return { ...config, signal: AbortSignal.timeout(Math.ceil(Math.min(timeoutMs, left))) };
  });
  http.interceptors.response.use(undefined, (error) => {
    if (isOver(error)) {
      restingUntil = performance.now() + REST_MS;
    }
    throw error;
  });
}
