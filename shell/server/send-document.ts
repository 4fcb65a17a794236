import { PassThrough, type Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedDocument } from './document-cache.ts';

const brotliOf = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
/** While a visitor waits, and for a page that perhaps nobody asks for again: a millisecond or two. */
const BROTLI_AT_ONCE = brotliOf(4);
const GZIP_AT_ONCE = { level: 3 };
/** For documents that are kept and asked for again: nobody waits, and many receive them. */
const BROTLI_KEPT = brotliOf(10);

/** More than any document has. */
const LARGEST_BYTES = 16 * 1024 * 1024;

export type Encoding = 'br' | 'gzip' | 'identity';

export function chooseEncoding({ headers }: FastifyRequest): Encoding {
  const accepted = headers['accept-encoding'] ?? '';
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/** Both forms of a document at their smallest. */
export async function compressWell(plain: Buffer): Promise<Required<Pick<CachedDocument, 'brotli' | 'gzip'>>> {
  const [brotli, gzipped] = await Promise.all([promisify(brotliCompress)(plain, BROTLI_KEPT), promisify(gzip)(plain)]);
  return { brotli, gzip: gzipped };
}

/** A kept document, in the form it has, or in a quickly made one. */
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

/** A document that is being rendered; how fast its reader takes it does not hold the rendering up. */
export function sendStream(reply: FastifyReply, document: Streamed, encoding: Encoding) {
  reply.code(document.status).headers(document.headers);
  const body = document.body.pipe(new PassThrough({ writableHighWaterMark: LARGEST_BYTES }));
  // A reader who leaves must not stop what others may want, and what holds a place until it is done.
  body.once('close', () => document.body.resume());
  if (encoding === 'identity') {
    return reply.send(body);
  }
  const compressor = encoding === 'br' ? createBrotliCompress(BROTLI_AT_ONCE) : createGzip(GZIP_AT_ONCE);
  body.pipe(compressor);
  // What is here so far is the head: the browser can begin with it while the page renders.
  compressor.flush();
  return reply.header('content-encoding', encoding).send(compressor);
}
