import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type CachedDocument, createDocumentCache } from './document-cache.ts';
import type { ReleaseStore } from './releases.ts';
import { type DocumentDeps, type RenderedDocument, renderDocument } from './render-document.ts';

const CACHE_TTL_MS = 2000;
const CACHE_ENTRIES = 300;
/** A good ratio at about a millisecond a page. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

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

function sendStream(
  reply: FastifyReply,
  document: Exclude<RenderedDocument, { redirect: string }>,
  encoding: Encoding,
) {
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

/** Serves every address that is not a file: documents, rendered on the server and kept for a moment. */
export function registerDocuments(
  app: FastifyInstance,
  getDeps: () => DocumentDeps,
  store: Pick<ReleaseStore, 'live'>,
): void {
  const cache = createDocumentCache({ ttlMs: getDeps().dev ? -1 : CACHE_TTL_MS, maxEntries: CACHE_ENTRIES });

  function keep(key: string, document: Exclude<RenderedDocument, { redirect: string }>) {
    const chunks: Buffer[] = [];
    document.body.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.body.on('end', async () => {
      const plain = Buffer.concat(chunks);
      // A page that needed one of React's scripts needs this answer's nonce: it is not for others.
      if (document.status !== 200 || !document.isComplete() || plain.includes('nonce="')) {
        return;
      }
      const [brotli, gzipped] = await Promise.all([promisify(brotliCompress)(plain, BROTLI), promisify(gzip)(plain)]);
      cache.set(key, { status: 200, headers: document.cacheHeaders, plain, brotli, gzip: gzipped });
    });
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const live = await store.live();
    const deps = getDeps();
    const origin = deps.config.publicUrl ?? `${request.protocol}://${request.host}`;
    const url = new URL(request.url, origin);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const key = `${live.id} ${url.href}`;
    const cached = cache.get(key);
    if (cached) {
      return sendCached(reply, cached, encoding);
    }
    const document = await renderDocument(deps, live, url);
    if ('redirect' in document) {
      return reply.code(document.status).redirect(document.redirect);
    }
    keep(key, document);
    return sendStream(reply, document, encoding);
  }

  app.get('/*', answer);
}
