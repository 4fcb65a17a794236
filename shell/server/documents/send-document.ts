import { PassThrough, type Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedDocument } from './document-cache.ts';

const brotliOf = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
/** Takes a millisecond or two, since a visitor waits and the page may never be requested again. */
const BROTLI_AT_ONCE = brotliOf(4);
const GZIP_AT_ONCE = { level: 3 };
/** For kept documents that are requested again: no request waits, and many visitors receive them. */
const BROTLI_KEPT = brotliOf(10);

/** More bytes than any document has. */
const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

export type Encoding = 'br' | 'gzip' | 'identity';

export function chooseEncoding({ headers }: FastifyRequest): Encoding {
  const accepted = headers['accept-encoding'] ?? '';
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/** The smallest compressed forms of a document. */
export async function compressWell(plain: Buffer): Promise<Required<Pick<CachedDocument, 'brotli' | 'gzip'>>> {
  const [brotli, gzipped] = await Promise.all([promisify(brotliCompress)(plain, BROTLI_KEPT), promisify(gzip)(plain)]);
  return { brotli, gzip: gzipped };
}

/** Where a document comes from: from memory (times in ms), or rendered now, by this request or by another one. */
type Origin = { age: number; freshMs: number } | 'miss' | 'collapsed' | 'bypass';

/**
 * The headers that say where a document comes from and how old it is (RFC 9211, RFC 9111): `shop; hit; ttl=1` from memory,
 * with a `ttl` below 0 while a new one is rendered; `fwd=miss` rendered now, `collapsed` for another request; `fwd=bypass`
 * for a browser that sees its own change.
 */
function describeOrigin(origin: Origin): Record<'age' | 'cache-status', string> {
  if (typeof origin === 'string') {
    return { age: '0', 'cache-status': `shop; fwd=${origin === 'collapsed' ? 'miss; collapsed' : origin}` };
  }
  const { age, freshMs } = origin;
  const ttl = Math.floor((freshMs - age) / 1000);
  return { age: String(Math.floor(age / 1000)), 'cache-status': `shop; hit; ttl=${ttl}` };
}

/** Sends a kept document in its compressed form, or in a quickly made one. */
export async function sendKept(reply: FastifyReply, document: CachedDocument, encoding: Encoding, origin: Origin) {
  reply.code(document.status).headers({ ...document.headers, ...describeOrigin(origin) });
  if (encoding === 'identity') {
    return reply.send(document.plain);
  }
  const body =
    encoding === 'br'
      ? (document.brotli ?? (await promisify(brotliCompress)(document.plain, BROTLI_AT_ONCE)))
      : (document.gzip ?? (await promisify(gzip)(document.plain, GZIP_AT_ONCE)));
  return reply.header('content-encoding', encoding).send(body);
}

type Streamed = { status: number; headers: Record<string, string>; body: Readable };

/** Sends a document while it renders; a slow client does not delay the rendering. */
export function sendStream(reply: FastifyReply, document: Streamed, encoding: Encoding, origin: Origin) {
  reply.code(document.status).headers({ ...document.headers, ...describeOrigin(origin) });
  const body = document.body.pipe(new PassThrough({ writableHighWaterMark: MAX_DOCUMENT_BYTES }));
  // A client that disconnects must not stop the rendering: others may wait for it, and it holds a place until its end.
  body.once('close', () => document.body.resume());
  if (encoding === 'identity') {
    return reply.send(body);
  }
  const compressor = encoding === 'br' ? createBrotliCompress(BROTLI_AT_ONCE) : createGzip(GZIP_AT_ONCE);
  body.pipe(compressor);
  // Flushes the head: the browser can start with it while the page renders.
  compressor.flush();
  return reply.header('content-encoding', encoding).send(compressor);
}
