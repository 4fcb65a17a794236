import { PassThrough, type Readable } from 'node:stream';
import { chooseEncoding, compress, createCompressor, type Encoding } from '@aaram/runtime/http/encoding';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedDocument } from './document-cache.ts';

/** More bytes than any document has. */
const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

/** The encoding of an answer to this request; undefined for a client that takes none. */
export const encodingFor = ({ headers }: FastifyRequest) => chooseEncoding(headers['accept-encoding']);

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

/** Sends a cached document in its compressed form, or in a quickly made one. */
export async function sendKept(
  reply: FastifyReply,
  document: CachedDocument,
  encoding: Encoding | undefined,
  origin: Origin,
) {
  reply.code(document.status).headers({ ...document.headers, ...describeOrigin(origin) });
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
  reply.code(document.status).headers({ ...document.headers, ...describeOrigin(origin) });
  const body = document.body.pipe(new PassThrough({ writableHighWaterMark: MAX_DOCUMENT_BYTES }));
  // A client that disconnects must not stop the rendering: others may wait for it, and it holds a place until its end.
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
