import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CachedDocument, createDocumentCache } from './document-cache.ts';
import type { LiveSet, ReleaseStore } from './releases.ts';
import { type DocumentDeps, type RenderedDocument, renderDocument } from './render-document.ts';

/** A document this old is sent as it is. */
const FRESH_MS = 2000;
/** One this old is sent too, while a new one is made. */
const STALE_MS = 60_000;
const CACHE_ENTRIES = 300;
const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
/** A good ratio at about a millisecond a page, while a visitor waits. */
const BROTLI = brotli(5);
/** For documents that are kept: nobody waits, and many receive them. */
const BROTLI_KEPT = brotli(10);

type Rendered = Exclude<RenderedDocument, { redirect: string }>;
type Encoding = 'br' | 'gzip' | 'identity';
const chooseEncoding = (accepted: string | undefined): Encoding =>
  /\bbr\b/.test(accepted ?? '') ? 'br' : /\bgzip\b/.test(accepted ?? '') ? 'gzip' : 'identity';

function sendCached(reply: FastifyReply, document: CachedDocument, encoding: Encoding) {
  reply.code(document.status).headers(document.headers);
  if (encoding === 'identity') {
    return reply.send(document.plain);
  }
  return reply.header('content-encoding', encoding).send(encoding === 'br' ? document.brotli : document.gzip);
}

function sendStream(reply: FastifyReply, document: Rendered, encoding: Encoding) {
  reply.code(document.status).headers(document.headers);
  if (encoding === 'identity') {
    return reply.send(document.body);
  }
  const compressor = encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip();
  document.body.pipe(compressor);
  // What is here so far is the head: the browser can begin with it while the page renders.
  compressor.flush();
  return reply.header('content-encoding', encoding).send(compressor);
}

async function compress(status: number, document: Rendered, plain: Buffer): Promise<CachedDocument> {
  const [brotli, gzipped] = await Promise.all([promisify(brotliCompress)(plain, BROTLI_KEPT), promisify(gzip)(plain)]);
  return { status, headers: document.cacheHeaders, plain, brotli, gzip: gzipped };
}

/** Serves every address that is not a file: documents, rendered on the server and kept for a moment. */
export function registerDocuments(
  app: FastifyInstance,
  getDeps: () => DocumentDeps,
  store: Pick<ReleaseStore, 'live'>,
): void {
  const isDev = getDeps().dev !== undefined;
  const cache = createDocumentCache({
    freshMs: isDev ? -1 : FRESH_MS,
    staleMs: isDev ? -1 : STALE_MS,
    maxEntries: CACHE_ENTRIES,
  });
  const renewing = new Set<string>();

  /** Keeps the document when it is whole and anybody's. Resolves when it is kept, or not. */
  function keep(key: string, document: Rendered): Promise<void> {
    const chunks: Buffer[] = [];
    document.body.on('data', (chunk: Buffer) => chunks.push(chunk));
    return new Promise((done) => {
      document.body.on('end', async () => {
        const plain = Buffer.concat(chunks);
        // A page that needed one of React's scripts needs this answer's nonce: it is not for others.
        if (document.status === 200 && document.isComplete() && !plain.includes('nonce="')) {
          cache.set(key, await compress(200, document, plain));
        } else {
          cache.delete(key);
        }
        done();
      });
    });
  }

  /** Makes a kept document anew in the background, once at a time. */
  async function renew(key: string, live: LiveSet, url: URL): Promise<void> {
    if (renewing.has(key)) {
      return;
    }
    renewing.add(key);
    try {
      const document = await renderDocument(getDeps(), live, url);
      if ('redirect' in document) {
        cache.delete(key);
      } else {
        await keep(key, document);
      }
    } catch (error) {
      app.log.warn({ path: url.pathname, err: error }, 'a kept document could not be renewed');
    } finally {
      renewing.delete(key);
    }
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const live = await store.live();
    const deps = getDeps();
    const origin = deps.config.publicUrl ?? `${request.protocol}://${request.host}`;
    const url = new URL(request.url, origin);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const key = `${live.id} ${url.href}`;
    const kept = cache.get(key);
    if (kept) {
      if (kept.isStale) {
        void renew(key, live, url);
      }
      return sendCached(reply, kept.document, encoding);
    }
    const document = await renderDocument(deps, live, url);
    if ('redirect' in document) {
      return reply.code(document.status).redirect(document.redirect);
    }
    void keep(key, document);
    return sendStream(reply, document, encoding);
  }

  app.get('/*', answer);
}
