import { MAX_PICTURE_BYTES } from '@aaram/shared-domain/picture';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import * as texts from '#texts/imports.ts';

/** Most files of a ZIP, and most bytes that are unpacked of it, also of files that are refused in the end. */
export const zipRules = { entries: 10_000, bytes: 60 * 1024 * 1024 };

const refusing = (message: string) => refuse('INVALID_INPUT', message);
const baseOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** What a ZIP says of its files: by path, and by name without folder, which several may have. */
type ZipIndex = { zip: ZipFile; byPath: Map<string, Entry>; byName: Map<string, Entry[]> };

/** Whether an entry is a file of a person, not a folder or a trace of the system that made the ZIP. */
const isFile = ({ fileName }: Entry) =>
  !(fileName.endsWith('/') || fileName.startsWith('__MACOSX/') || baseOf(fileName).startsWith('.'));

/** The least bytes before the content of a file. */
const LOCAL_HEADER = 30;

/** Whether two files of a ZIP have bytes in common, as no program writes them: one content would be unpacked many times. */
function doOverlap(entries: readonly Entry[]): boolean {
  const sorted = entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  return sorted.some((entry, index) => {
    const before = sorted[index - 1];
    const end = before && before.relativeOffsetOfLocalHeader + LOCAL_HEADER + before.compressedSize;
    return end !== undefined && end > entry.relativeOffsetOfLocalHeader;
  });
}

async function listEntries(zip: ZipFile): Promise<Outcome<ZipIndex>> {
  const index: ZipIndex = { zip, byPath: new Map(), byName: new Map() };
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    entries.push(entry);
    if (entries.length > zipRules.entries) {
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
    const named = index.byName.get(name);
    if (named === undefined) {
      index.byName.set(name, [entry]);
    } else {
      named.push(entry);
    }
  }
  return doOverlap(entries) ? refusing(texts.zipOverlaps) : index;
}

/** Reads the list of a ZIP's files; none is unpacked yet. Names that lead out of its folder are refused with it. */
async function openZip(bytes: Buffer): Promise<Outcome<ZipIndex>> {
  try {
    const options = { lazyEntries: true, autoClose: false, strictFileNames: true, validateEntrySizes: true };
    return await listEntries(await fromBufferPromise(bytes, options));
  } catch {
    return refusing(texts.zipUnreadable);
  }
}

/** The file that a cell names, by its path or its name alone, or why there is none. */
function findInZip({ byPath, byName }: ZipIndex, name: string): Outcome<Entry> {
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

/** Bytes that may still be unpacked. */
type Budget = { left: number };

/** Unpacks one file, and stops where it is larger than a picture may be, whatever the ZIP says of its size. */
async function unpack({ zip }: ZipIndex, entry: Entry, budget: Budget): Promise<Outcome<Buffer>> {
  const name = entry.fileName;
  try {
    const stream = await zip.openReadStreamPromise(entry);
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of stream as AsyncIterable<Buffer>) {
      size += part.length;
      budget.left -= part.length;
      if (size > MAX_PICTURE_BYTES || budget.left < 0) {
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

/** Why a whole ZIP is refused, or a file that was looked for in it: its bytes, or why there are none. */
export type ZipPart = { refused: string } | { name: string; bytes: Buffer | null; problem: string | null };

/** The files of a ZIP that rows name, one after the other. */
export async function* unpackZip({ names }: { names: readonly string[] }, bytes: Buffer): AsyncGenerator<ZipPart> {
  const index = await openZip(bytes);
  if (index instanceof Refusal) {
    yield { refused: index.message };
    return;
  }
  const budget: Budget = { left: zipRules.bytes };
  for (const name of names) {
    const entry = findInZip(index, name);
    const unpacked = entry instanceof Refusal ? entry : await unpack(index, entry, budget);
    if (budget.left < 0) {
      yield { refused: texts.zipTooLarge };
      return;
    }
    yield unpacked instanceof Refusal
      ? { name, bytes: null, problem: unpacked.message }
      : { name, bytes: unpacked, problem: null };
  }
}
