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
const LARGEST_BYTES = 16 * 1024 * 1024;

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

/** Sends a kept document in its compressed form, or in a quickly made one. */
export async function sendKept(reply: FastifyReply, document: CachedDocument, encoding: Encoding) {
  reply.code(document.status).headers(document.headers);
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
export function sendStream(reply: FastifyReply, document: Streamed, encoding: Encoding) {
  reply.code(document.status).headers(document.headers);
  const body = document.body.pipe(new PassThrough({ writableHighWaterMark: LARGEST_BYTES }));
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
