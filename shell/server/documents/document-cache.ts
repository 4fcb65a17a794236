import { createResponseCache } from '@aaram/runtime/cache';
import { saysTheSame } from './same-document.ts';

/** A finished document. Its compressed forms are added once it is requested again. */
export type CachedDocument = {
  status: number;
  headers: Record<string, string>;
  plain: Buffer;
  brotli?: Buffer;
  gzip?: Buffer;
};

type CacheOptions = {
  /** How long a document is fresh, ms. */
  freshMs: number;
  /** Up to this age it may still be sent, ms, while a new one is rendered in the background. */
  staleMs: number;
  /** Most bytes of documents requested more than once, and of those requested once so far. */
  maxBytes: { wanted: number; once: number };
  now?: () => number;
};

/** Estimated bytes of a document's headers. */
const HEADER_BYTES = 3072;

const sizeOf = ({ plain, brotli, gzip }: CachedDocument) =>
  HEADER_BYTES + plain.length + (brotli?.length ?? 0) + (gzip?.length ?? 0);

/**
 * Caches anonymous documents for a short time, so that many requests for one page render it once and do not wait.
 * Documents are the same for everyone (the session lives in the browser), so language, release set and address
 * are the whole key. Its data counts as new for the browser that gets it from here.
 */
export function createDocumentCache({ freshMs, staleMs, ...options }: CacheOptions) {
  const cache = createResponseCache<CachedDocument>({ sizeOf, ...options });
  return {
    size: cache.size,
    find: cache.find,
    put: (key: string, document: CachedDocument) =>
      cache.put(key, { value: document, freshMs, staleMs: staleMs - freshMs }),
    /**
     * Takes a document that was rendered again. Where it says the same, the cached one counts as new, with the compressed
     * forms that it has: they cost five times the rendering. Returns whether it does.
     */
    confirm: (key: string, later: CachedDocument): boolean =>
      cache.confirm(key, (stored) => stored.brotli !== undefined && saysTheSame(stored, later)),
    /** Adds compressed forms to a document; its age stays the same. */
    addForms(key: string, document: CachedDocument, forms: Pick<CachedDocument, 'brotli' | 'gzip'>): void {
      Object.assign(document, forms);
      cache.resize(key, document);
    },
    /** Drops the cached document when its page can no longer be rendered. */
    delete: cache.delete,
  };
}
