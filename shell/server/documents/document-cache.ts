import { saysTheSame } from './same-document.ts';

/** A finished document. Its compressed forms are added once it is requested again. */
export type CachedDocument = {
  status: number;
  headers: Record<string, string>;
  plain: Buffer;
  brotli?: Buffer;
  gzip?: Buffer;
};

/** A document that may be sent; `age` in ms. */
export type FoundDocument = { document: CachedDocument; age: number; isStale: boolean };

type Entry = { document: CachedDocument; storedAt: number; bytes: number };

type CacheOptions = {
  /** How long a document is fresh, ms. */
  freshMs: number;
  /** How long it may still be sent, ms, while a new one is rendered in the background. */
  staleMs: number;
  /** Most bytes of documents requested more than once, and of those requested once so far. */
  maxBytes: { wanted: number; once: number };
  now?: () => number;
};

/** Estimated bytes of an entry beside its content: key, headers and the entry itself. */
const OVERHEAD_BYTES = 4096;

const sizeOf = (key: string, { plain, brotli, gzip }: CachedDocument) =>
  OVERHEAD_BYTES + 2 * key.length + plain.length + (brotli?.length ?? 0) + (gzip?.length ?? 0);

/** A cache limited by bytes; evicts the oldest entry first. */
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
 * Keeps anonymous documents for a short time, so that many requests for one page render it once and do not wait.
 * Documents are the same for everybody (the session lives in the browser), so language, release set and address
 * are the whole key. Its data counts as new for the browser that gets it from here. Pages requested only
 * once cannot evict pages that are requested again.
 */
export function createDocumentCache({ freshMs, staleMs, maxBytes, now = () => performance.now() }: CacheOptions) {
  const wanted = createTier(maxBytes.wanted);
  const once = createTier(maxBytes.once);
  const find = (key: string) => wanted.entries.get(key) ?? once.entries.get(key);
  const tierOf = (key: string) => (wanted.entries.has(key) ? wanted : once);
  const forget = (key: string) => {
    wanted.remove(key);
    once.remove(key);
  };
  return {
    get bytes() {
      return wanted.bytes + once.bytes;
    },
    /** The document, its age (ms), and whether to render a new one; undefined when there is none to send. */
    get(key: string): FoundDocument | undefined {
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
      return { document: entry.document, age, isStale: age > freshMs };
    },
    set(key: string, document: CachedDocument): void {
      tierOf(key).put(key, { document, storedAt: now(), bytes: sizeOf(key, document) });
    },
    /**
     * Takes a document that was rendered again. Where it says the same, the kept one counts as new, with the compressed
     * forms that it has: they cost five times the rendering. Tells whether it does.
     */
    confirm(key: string, later: CachedDocument): boolean {
      const entry = find(key);
      if (!entry?.document.brotli || !saysTheSame(entry.document, later)) {
        return false;
      }
      // Put in again as the newest: the oldest is dropped first.
      tierOf(key).put(key, { ...entry, storedAt: now() });
      return true;
    },
    /** Adds compressed forms to a document that is still kept; its age stays the same. */
    addForms(key: string, document: CachedDocument, forms: Pick<CachedDocument, 'brotli' | 'gzip'>): void {
      const entry = find(key);
      if (entry?.document === document) {
        Object.assign(document, forms);
        tierOf(key).put(key, { ...entry, bytes: sizeOf(key, document) });
      }
    },
    /** Drops the kept document when its page can no longer be rendered. */
    delete: forget,
  };
}
