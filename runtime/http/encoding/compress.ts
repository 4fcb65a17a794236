import { pipeline, type Readable } from 'node:stream';
import { promisify } from 'node:util';
import {
  type BrotliCompress,
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  type Gzip,
  gzip,
} from 'node:zlib';
import type { Encoding } from './choose-encoding.ts';

/** Smaller answers travel as they are: it would not save a packet. Bytes. */
export const MIN_COMPRESSED_BYTES = 1024;

// A millisecond or two for a document, because a visitor waits for it and it may never be requested again.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const GZIP = { level: 3 };

/** For what is requested again: no request waits for it, and many visitors receive it. */
const BEST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };

const brotliBytes = promisify(brotliCompress);
const gzipBytes = promisify(gzip);

/** Compresses outside the thread that answers requests. */
export function compress(body: string | Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? brotliBytes(body, BROTLI) : gzipBytes(body, GZIP);
}

/** The smallest forms, which take a hundred times as long. */
export async function compressWell(plain: Buffer): Promise<{ brotli: Buffer; gzip: Buffer }> {
  const [brotli, gzipped] = await Promise.all([brotliBytes(plain, BEST_BROTLI), gzipBytes(plain)]);
  return { brotli, gzip: gzipped };
}

/** What compresses a stream; it can be flushed. */
export const createCompressor = (encoding: Encoding): BrotliCompress | Gzip =>
  encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip(GZIP);

/** Compresses a text that is still being written. When either side ends early, so does the other. */
export function compressStream(body: Readable, encoding: Encoding): Readable {
  const packer = createCompressor(encoding);
  // An error reaches the reader of the packer, which is destroyed with it.
  return pipeline(body, packer, () => undefined);
}
