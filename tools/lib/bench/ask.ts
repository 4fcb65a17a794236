/** How long a program waits for an answer of a store, ms. */
const MAX_MS = 30_000;

/** Asks a running store, and gives up when it does not answer. */
export const ask = (url: string): Promise<Response> => fetch(url, { signal: AbortSignal.timeout(MAX_MS) });
