import { PassThrough, type Readable } from 'node:stream';
import { describeOrigin, type Origin } from '@aaram/runtime/cache';
import { chooseEncoding, compress, createCompressor, type Encoding } from '@aaram/runtime/http/encoding';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedDocument } from './document-cache.ts';

/** More bytes than any document has. */
const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

/** The encoding of an answer to this request; undefined for a client that takes none. */
export const encodingFor = ({ headers }: FastifyRequest) => chooseEncoding(headers['accept-encoding']);

/** Sends a cached document in its compressed form, or in a quickly made one. */
export async function sendCached(
  reply: FastifyReply,
  document: CachedDocument,
  encoding: Encoding | undefined,
  origin: Origin,
) {
  reply.code(document.status).headers({ ...document.headers, ...describeOrigin('shop', origin) });
  if (encoding === undefined) {
    return reply.send(document.plain);
  }
  const made = encoding === 'br' ? document.brotli : document.gzip;
  const body = made ?? (await compress(document.plain, encoding));
  return reply.header('content-encoding', encoding).send(body);
}

type Streamed = { status: number; headers: Record<string, string>; body: Readable };

/** Sends a document while it renders; a slow client does not delay the rendering. */
export function sendStream(reply: FastifyReply, document: Streamed, encoding: Encoding | undefined, origin: Origin) {
  reply.code(document.status).headers({ ...document.headers, ...describeOrigin('shop', origin) });
  const body = document.body.pipe(new PassThrough({ writableHighWaterMark: MAX_DOCUMENT_BYTES }));
  // A client that disconnects must not stop the rendering: others may wait for it, and it holds a slot until its end.
  body.once('close', () => document.body.resume());
  if (encoding === undefined) {
    return reply.send(body);
  }
  const compressor = createCompressor(encoding);
  body.pipe(compressor);
  // Flushes the head: the browser can start with it while the page renders.
  compressor.flush();
  return reply.header('content-encoding', encoding).send(compressor);
}
