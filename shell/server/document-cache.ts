/** A finished document in the forms browsers ask for. */
export type CachedDocument = {
  status: number;
  headers: Record<string, string>;
  plain: Buffer;
  brotli: Buffer;
  gzip: Buffer;
};

type Entry = { document: CachedDocument; storedAt: number };

/**
 * Keeps anonymous documents for a moment, so that a rush on one page renders it once. Documents are the same for
 * everybody (the session lives in the browser), so the address and the release set are the whole key.
 */
export function createDocumentCache({
  ttlMs,
  maxEntries,
  now = () => performance.now(),
}: {
  ttlMs: number;
  maxEntries: number;
  now?: () => number;
}) {
  const entries = new Map<string, Entry>();
  return {
    get(key: string): CachedDocument | undefined {
      const entry = entries.get(key);
      if (!entry || now() - entry.storedAt > ttlMs) {
        entries.delete(key);
        return undefined;
      }
      return entry.document;
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
  };
}
