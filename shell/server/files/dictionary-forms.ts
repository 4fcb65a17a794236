import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import { createSemaphore, createSharedWork } from '@aaram/runtime/queues';
import { LRUCache } from 'lru-cache';

/** Compressed bytes in memory. */
const MAX_CACHE_BYTES = 8 * 1024 * 1024;
/** Beside its bytes, an entry has its key. */
const OVERHEAD_BYTES = 256;
/** Files that are being compressed or wait for it: any other is sent in its usual form. */
const MAX_WAITING = 8;
/** What begins a body of `dcz` (RFC 9842): a frame that decoders skip, with the hash of the dictionary in it. */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');
const LEVEL = { params: { [constants.ZSTD_c_compressionLevel]: 19 } };
const NOTHING = Buffer.alloc(0);

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** A file, and the older one that the browser has: bytes as the integrity of each says. */
export type Pair = { bytes: Buffer; dictionary: Buffer };

/** The body of `dcz`. Empty where it does not come out again as it was. */
async function packWith({ bytes, dictionary }: Pair, dictionaryHash: string): Promise<Buffer> {
  const packed = await compress(bytes, { ...LEVEL, dictionary });
  const again = await decompress(packed, { dictionary, maxOutputLength: bytes.length + 1 });
  return again.equals(bytes) ? Buffer.concat([MAGIC, Buffer.from(dictionaryHash, 'base64'), packed]) : NOTHING;
}

/** Files in terms of older ones that a browser has (RFC 9842). Made when they are asked for, one at a time. */
export function createDictionaryForms() {
  const cached = new LRUCache<string, Buffer>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: (packed) => packed.length + OVERHEAD_BYTES,
  });
  const { run } = createSemaphore({ atOnce: 1 });
  const making = createSharedWork<Buffer>();

  async function make(key: string, dictionaryHash: string, open: () => Promise<Pair | undefined>): Promise<Buffer> {
    const packed = await run(async () => {
      const pair = await open();
      return pair === undefined ? NOTHING : packWith(pair, dictionaryHash);
    }).catch(() => NOTHING); // The usual form is sent then.
    cached.set(key, packed);
    return packed;
  }

  return {
    /**
     * The body of `dcz` for a file with this integrity and a dictionary with this hash (base64 of its sha256); undefined
     * when there is none, or too many are being made. `open` reads both.
     */
    async find(
      integrity: string,
      dictionaryHash: string,
      open: () => Promise<Pair | undefined>,
    ): Promise<Buffer | undefined> {
      const key = `${integrity} ${dictionaryHash}`;
      const known = cached.get(key);
      if (known === undefined && !making.has(key) && making.size() >= MAX_WAITING) {
        return undefined;
      }
      const packed = known ?? (await making.run(key, () => make(key, dictionaryHash, open)));
      return packed.length === 0 ? undefined : packed;
    },
  };
}
