import type { CachedDocument } from './document-cache.ts';
import type { RenderedDocument } from './render-document.ts';

type Rendered = Exclude<RenderedDocument, { redirect: string }>;

/** A document for the requests that wait for it; `isWhole` when it may be cached for later ones. */
export type Collected = { document: CachedDocument; isWhole: boolean };

/** Collects all of a document as it renders; undefined when the document is for one visitor only. */
export function collect(document: Rendered): Promise<Collected | undefined> {
  const chunks: Buffer[] = [];
  document.body.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((done) => {
    document.body.once('close', () => {
      const plain = Buffer.concat(chunks);
      const isWhole = document.status === 200 && document.isComplete();
      // A page with one of React's inline scripts needs this response's nonce, so it cannot be shared.
      const isForAll = !plain.includes('nonce="');
      done(
        isForAll
          ? { document: { status: document.status, headers: document.cacheHeaders, plain }, isWhole }
          : undefined,
      );
    });
  });
}
