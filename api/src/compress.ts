import { pipeline, type Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Smaller answers travel as they are: it would not save a packet. Bytes. */
export const MIN_COMPRESSED_BYTES = 1024;

// Less than a millisecond for a page of products, because somebody waits.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const GZIP = { level: 3 };

const brotliBytes = promisify(brotliCompress);
const gzipBytes = promisify(gzip);

/** The best encoding that a client takes, by its `accept-encoding`; none for a client that takes neither. */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding | undefined {
  const [best] = (['br', 'gzip'] as const).filter((encoding) =>
    String(accepted ?? '')
      .split(',')
      .some((one) => {
        const [name = '', weight = ''] = one
          .trim()
          .toLowerCase()
          .split(/\s*;\s*/);
        return name === encoding && !/^q=0(\.0*)?$/.test(weight);
      }),
  );
  return best;
}

/** Compresses outside the thread that answers requests. */
export function compress(body: string | Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? brotliBytes(body, BROTLI) : gzipBytes(body, GZIP);
}

/** The same for a text that is still being written. When either side ends early, so does the other. */
export function compressStream(body: Readable, encoding: Encoding): Readable {
  const packer = encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip(GZIP);
  // An error reaches the reader of the packer, which is destroyed with it.
  return pipeline(body, packer, () => undefined);
}
