const MEGABYTE = 1024 * 1024;

/** Limits of a renderer. */
export const rendererRules = {
  /** JavaScript heap, and memory in all, bytes. */
  heapBytes: 192 * MEGABYTE,
  maxBytes: 384 * MEGABYTE,
  /** Largest message, and largest page. */
  messageBytes: 16 * MEGABYTE,
  pageBytes: 16 * MEGABYTE,
  /** Largest answer of the API that a page may read, and calls of one page. */
  answerBytes: 8 * MEGABYTE,
  calls: 64,
  /** How often a renderer at work is asked whether it answers, and an idle one, ms. */
  pingMs: 50,
  idlePingMs: 1000,
  /** Processor time without an answer after which a renderer counts as blocked, and time in all, ms. */
  blockedCpuMs: 400,
  blockedMs: 4000,
  /** Pings that a renderer may answer while a page makes no progress and waits for no call to the API. */
  silentPings: 20,
  /** Pages in a row that may make no progress before the renderer is replaced. */
  silentPages: 3,
  /** How long the process may take until it has loaded the shell, ms. */
  startMs: 10_000,
  /** How long a page waits for the process of a release that has failed before, ms; then it gets its fallback. */
  retryReadyMs: 1000,
  /** How long a renderer whose release is no longer live still works for requests that began before, ms. */
  retireMs: 5000,
  /** How long the renderer of a preview waits for its next page, ms. */
  previewMs: 30_000,
  /** Pauses before a release that failed is tried again, and how long its failures count, ms. */
  breaker: { firstPauseMs: 250, maxPauseMs: 30_000, forgetMs: 60_000 },
  /** Bytes of a renderer's lines in the shop's log, for each minute, and of one line. */
  log: { bytes: 64 * 1024, everyMs: 60_000, lineBytes: 2048 },
};
export type RendererRules = typeof rendererRules;
