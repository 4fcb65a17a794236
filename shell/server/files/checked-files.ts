import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Encoding } from '@aaram/runtime/http/encoding';
import { requireIntegrity } from '../releases.ts';

/** Most bytes of checked files in memory. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Estimated bytes of an entry beside its content. */
const OVERHEAD_BYTES = 512;
/** More bytes than any file of a release has. */
const MAX_FILE_BYTES = 16 * 1024 * 1024;

/** How a file is stored: compressed, or as it is. */
export type FileEncoding = Encoding | 'identity';
type Unpack = (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>;

/** The forms of a file, as tools/lib/build/precompress.ts writes them. */
const forms: Record<FileEncoding, { suffix: string; unpack: Unpack }> = {
  br: { suffix: '.br', unpack: promisify(brotliDecompress) },
  gzip: { suffix: '.gz', unpack: promisify(gunzip) },
  identity: { suffix: '', unpack: async (bytes) => bytes },
};

type Entry = { stamp: string; integrity: string; bytes: Buffer | undefined };
export type CheckedFile = { encoding: FileEncoding; bytes: Buffer };

/**
 * Reads files whose bytes must have a given integrity. Each form is checked once, and again when it changes on disk;
 * what is sent are the bytes that were checked. `onChanged` is called for each change to bytes of another integrity.
 */
export function createCheckedFiles(onChanged: (path: string, reason: string) => void, maxBytes = MAX_BYTES) {
  const entries = new Map<string, Entry>();
  let total = 0;
  const weigh = ({ bytes }: Entry) => OVERHEAD_BYTES + (bytes?.length ?? 0);

  function keep(path: string, entry: Entry): Entry {
    forget(path);
    entries.set(path, entry);
    total += weigh(entry);
    for (const oldest of entries.keys()) {
      if (total <= maxBytes) break;
      forget(oldest);
    }
    return entry;
  }
  function forget(path: string): void {
    const entry = entries.get(path);
    if (entry) {
      entries.delete(path);
      total -= weigh(entry);
    }
  }

  async function check(path: string, encoding: FileEncoding, integrity: string): Promise<Buffer | undefined> {
    try {
      const bytes = await readFile(path);
      requireIntegrity(path, await forms[encoding].unpack(bytes, { maxOutputLength: MAX_FILE_BYTES }), integrity);
      return bytes;
    } catch (error) {
      onChanged(path, error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }

  /** The bytes of one form: `missing`, or undefined when they are not those of the release. */
  async function read(
    file: string,
    encoding: FileEncoding,
    integrity: string,
  ): Promise<Buffer | 'missing' | undefined> {
    const path = file + forms[encoding].suffix;
    const found = await stat(path, { bigint: true }).catch(() => undefined);
    if (!found?.isFile()) {
      forget(path);
      return 'missing';
    }
    const stamp = `${found.mtimeNs}:${found.ctimeNs}:${found.size}:${found.ino}`;
    const known = entries.get(path);
    const isKnown = known?.stamp === stamp && known.integrity === integrity;
    const entry = isKnown ? known : { stamp, integrity, bytes: await check(path, encoding, integrity) };
    return keep(path, entry).bytes;
  }

  return {
    /** Bytes in memory. */
    get bytes() {
      return total;
    },
    /**
     * The file in the encoding that was asked for, or as it is. `missing` when there is none; `changed` when it, or the
     * form to send, differs from the integrity.
     */
    async open(file: string, asked: FileEncoding, integrity: string): Promise<CheckedFile | 'missing' | 'changed'> {
      const plain = await read(file, 'identity', integrity);
      if (plain === 'missing' || plain === undefined) {
        return plain ?? 'changed';
      }
      const packed = asked === 'identity' ? 'missing' : await read(file, asked, integrity);
      if (packed === undefined) {
        return 'changed';
      }
      return packed === 'missing' ? { encoding: 'identity', bytes: plain } : { encoding: asked, bytes: packed };
    },
  };
}
