import { MAX_PICTURE_BYTES } from '@aaram/shared-domain/picture';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { type Outcome, refuse } from '#outcome.ts';
import * as texts from '#texts/imports.ts';

/** Most files of a ZIP, and most bytes of all its pictures that an import takes. */
export const zipRules = { entries: 10_000, bytes: 60 * 1024 * 1024 };

const refusing = (message: string) => refuse('INVALID_INPUT', message);
const baseOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** What a ZIP says of its files: by path, and by name without folder, which several may have. */
export type ZipIndex = { zip: ZipFile; byPath: Map<string, Entry>; byName: Map<string, Entry[]> };

/** Whether an entry is a file of somebody, not a folder or a trace of the system that made the ZIP. */
const isFile = ({ fileName }: Entry) =>
  !(fileName.endsWith('/') || fileName.startsWith('__MACOSX/') || baseOf(fileName).startsWith('.'));

async function listEntries(zip: ZipFile): Promise<Outcome<ZipIndex>> {
  const index: ZipIndex = { zip, byPath: new Map(), byName: new Map() };
  let count = 0;
  for await (const entry of zip.eachEntry()) {
    count += 1;
    if (count > zipRules.entries) {
      return refusing(texts.zipTooManyFiles(zipRules.entries));
    }
    if (!isFile(entry)) {
      continue;
    }
    if (index.byPath.has(entry.fileName)) {
      return refusing(texts.zipTwice(entry.fileName.slice(0, 100)));
    }
    index.byPath.set(entry.fileName, entry);
    const name = baseOf(entry.fileName);
    index.byName.set(name, [...(index.byName.get(name) ?? []), entry]);
  }
  return index;
}

/** Reads the list of a ZIP's files; none is unpacked yet. Names that lead out of its folder are refused with it. */
export async function openZip(bytes: Buffer): Promise<Outcome<ZipIndex>> {
  try {
    const options = { lazyEntries: true, autoClose: false, strictFileNames: true, validateEntrySizes: true };
    return await listEntries(await fromBufferPromise(bytes, options));
  } catch {
    return refusing(texts.zipUnreadable);
  }
}

/** The file that a cell names, by its path or its name alone, or why there is none. */
export function findInZip({ byPath, byName }: ZipIndex, name: string): Outcome<Entry> {
  const named = byName.get(name) ?? [];
  const [entry] = byPath.has(name) ? [byPath.get(name)] : named;
  if (entry === undefined) {
    return refusing(texts.notInZip(name));
  }
  if (!byPath.has(name) && named.length > 1) {
    return refusing(texts.severalInZip(name));
  }
  if (entry.isEncrypted()) {
    return refusing(texts.zipEncrypted(name));
  }
  return entry.canDecodeFileData() && entry.uncompressedSize <= MAX_PICTURE_BYTES
    ? entry
    : refusing(entry.canDecodeFileData() ? texts.zipFileTooLarge(name) : texts.zipUnreadable);
}

/** Unpacks one file, and stops where it is larger than a picture may be, whatever the ZIP says of its size. */
export async function unpack({ zip }: ZipIndex, entry: Entry): Promise<Outcome<Buffer>> {
  const name = entry.fileName;
  try {
    const stream = await zip.openReadStreamPromise(entry);
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of stream as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > MAX_PICTURE_BYTES) {
        stream.destroy();
        return refusing(texts.zipFileTooLarge(name));
      }
      parts.push(part);
    }
    return Buffer.concat(parts);
  } catch {
    return refusing(texts.zipFileBroken(name));
  }
}

/** Whether bytes begin as those of a ZIP do. */
export const isZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4]));
