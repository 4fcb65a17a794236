import type { CachedDocument } from './document-cache.ts';
import type { RenderedDocument } from './render-document.ts';

type Rendered = Exclude<RenderedDocument, { redirect: string }>;

/** A document for whoever asks for it now, and whether it is worth keeping for others. */
export type Collected = { document: CachedDocument; isWhole: boolean };

/** All of a document as it is rendered, when it is anybody's, and whether it is worth keeping. */
export function collect(document: Rendered): Promise<Collected | undefined> {
  const chunks: Buffer[] = [];
  document.body.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((done) => {
    document.body.once('close', () => {
      const plain = Buffer.concat(chunks);
      const isWhole = document.status === 200 && document.isComplete();
      // A page that needed one of React's scripts needs this answer's nonce: it is not for others.
      const isForAll = !plain.includes('nonce="');
      done(
        isForAll
          ? { document: { status: document.status, headers: document.cacheHeaders, plain }, isWhole }
          : undefined,
      );
    });
  });
}
