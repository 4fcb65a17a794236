/** A finished document. The forms that browsers ask for are made when somebody asks. */
export type CachedDocument = {
  status: number;
  headers: Record<string, string>;
  plain: Buffer;
  brotli?: Buffer;
  gzip?: Buffer;
};

type Entry = { document: CachedDocument; storedAt: number; bytes: number };

type CacheOptions = {
  /** How long a document counts as fresh, ms. */
  freshMs: number;
  /** How long it may still be sent, ms, while a new one is made in the background. */
  staleMs: number;
  /** Most bytes of documents that have been asked for again, and of those that nobody has asked for twice yet. */
  maxBytes: { wanted: number; once: number };
  now?: () => number;
};

/** What an entry costs beside its bytes: key, headers and the entry itself. */
const OVERHEAD_BYTES = 4096;

const sizeOf = (key: string, { plain, brotli, gzip }: CachedDocument) =>
  OVERHEAD_BYTES + 2 * key.length + plain.length + (brotli?.length ?? 0) + (gzip?.length ?? 0);

/** Entries up to a number of bytes; the one that was kept longest ago goes first. */
function createTier(maxBytes: number) {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  const remove = (key: string) => {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  return {
    entries,
    remove,
    get bytes() {
      return bytes;
    },
    put(key: string, entry: Entry): void {
      remove(key);
      entries.set(key, entry);
      bytes += entry.bytes;
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) {
          return;
        }
        remove(oldest);
      }
    },
  };
}

/**
 * Keeps anonymous documents for a moment, so that a rush on one page renders it once and nobody waits for a render.
 * Documents are the same for everybody (the session lives in the browser), so the address and the release set are the
 * whole key. What a browser gets late it asks for again itself: the data in a document carries its own time. However
 * many addresses are asked for once, they do not push out those that are asked for again.
 */
export function createDocumentCache({ freshMs, staleMs, maxBytes, now = () => performance.now() }: CacheOptions) {
  const wanted = createTier(maxBytes.wanted);
  const once = createTier(maxBytes.once);
  const find = (key: string) => wanted.entries.get(key) ?? once.entries.get(key);
  const forget = (key: string) => {
    wanted.remove(key);
    once.remove(key);
  };
  return {
    get bytes() {
      return wanted.bytes + once.bytes;
    },
    /** The document, and whether it is time to make a new one; undefined when there is none to send. */
    get(key: string): { document: CachedDocument; isStale: boolean } | undefined {
      const entry = find(key);
      const age = entry ? now() - entry.storedAt : Number.POSITIVE_INFINITY;
      if (!entry || age > staleMs) {
        forget(key);
        return undefined;
      }
      if (once.entries.has(key)) {
        once.remove(key);
        wanted.put(key, entry);
      }
      return { document: entry.document, isStale: age > freshMs };
    },
    set(key: string, document: CachedDocument): void {
      const tier = wanted.entries.has(key) ? wanted : once;
      tier.put(key, { document, storedAt: now(), bytes: sizeOf(key, document) });
    },
    /** Adds a form to a document that is still kept; its time stays. */
    addForms(key: string, document: CachedDocument, forms: Pick<CachedDocument, 'brotli' | 'gzip'>): void {
      const entry = find(key);
      if (entry?.document === document) {
        const tier = wanted.entries.has(key) ? wanted : once;
        Object.assign(document, forms);
        tier.put(key, { ...entry, bytes: sizeOf(key, document) });
      }
    },
    /** A page that can no longer be made well is not to be had from here either. */
    delete: forget,
  };
}
