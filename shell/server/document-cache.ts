/** A finished document in the forms browsers ask for. */
export type CachedDocument = {
  status: number;
  headers: Record<string, string>;
  plain: Buffer;
  brotli: Buffer;
  gzip: Buffer;
};

type Entry = { document: CachedDocument; storedAt: number };

type CacheOptions = {
  /** How long a document counts as fresh, ms. */
  freshMs: number;
  /** How long it may still be sent, ms, while a new one is made in the background. */
  staleMs: number;
  maxEntries: number;
  now?: () => number;
};

/**
 * Keeps anonymous documents for a moment, so that a rush on one page renders it once and nobody waits for a render.
 * Documents are the same for everybody (the session lives in the browser), so the address and the release set are the
 * whole key. What a browser gets late it asks for again itself: the data in a document carries its own time.
 */
export function createDocumentCache({ freshMs, staleMs, maxEntries, now = () => performance.now() }: CacheOptions) {
  const entries = new Map<string, Entry>();
  return {
    /** The document, and whether it is time to make a new one; undefined when there is none to send. */
    get(key: string): { document: CachedDocument; isStale: boolean } | undefined {
      const entry = entries.get(key);
      const age = entry ? now() - entry.storedAt : Number.POSITIVE_INFINITY;
      if (!entry || age > staleMs) {
        entries.delete(key);
        return undefined;
      }
      return { document: entry.document, isStale: age > freshMs };
    },
    set(key: string, document: CachedDocument): void {
      entries.delete(key);
      entries.set(key, { document, storedAt: now() });
      if (entries.size > maxEntries) {
        const oldest = entries.keys().next().value;
        if (oldest !== undefined) {
          entries.delete(oldest);
        }
      }
    },
    /** A page that can no longer be made well is not to be had from here either. */
    delete(key: string): void {
      entries.delete(key);
    },
  };
}
