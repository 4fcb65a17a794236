import { brotliDecompressSync } from 'node:zlib';

/** Tags of tables by their number in a WOFF2 directory; 63 means that the tag follows in letters. */
const CMAP = 0;
const OWN_TAG = 63;
const TRANSFORMED = new Set([10, 11]);
const HEADER_BYTES = 48;

/** Reads a number of WOFF2 (UIntBase128) at `offset`; returns it and where the next byte is. */
function readBase128(bytes: Buffer, offset: number): [value: number, next: number] {
  let value = 0;
  for (let index = offset; ; index += 1) {
    const byte = bytes.readUInt8(index);
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return [value, index + 1];
  }
}

/** The bytes of the table with the characters, from a WOFF2 file. */
function findCmap(file: Buffer): Buffer {
  const tables = file.readUInt16BE(12);
  let offset = HEADER_BYTES;
  let start = 0;
  let found: { from: number; length: number } | undefined;
  for (let table = 0; table < tables; table += 1) {
    const flags = file.readUInt8(offset);
    const tag = flags & 0x3f;
    // For glyf and loca, version 3 is the untransformed form; for all others version 0 is.
    const isTransformed = TRANSFORMED.has(tag) ? flags >> 6 !== 3 : flags >> 6 !== 0;
    let [length, next] = readBase128(file, offset + 1 + (tag === OWN_TAG ? 4 : 0));
    if (isTransformed) [length, next] = readBase128(file, next);
    if (tag === CMAP) found = { from: start, length };
    start += length;
    offset = next;
  }
  if (found === undefined) throw new Error('The font has no table of characters.');
  const size = file.readUInt32BE(20);
  return brotliDecompressSync(file.subarray(offset, offset + size)).subarray(found.from, found.from + found.length);
}

/** Characters of a segment table (format 4 of a cmap). */
function readSegments(table: Buffer): number[] {
  const segments = table.readUInt16BE(6) / 2;
  return Array.from({ length: segments }, (_, segment) => {
    const last = table.readUInt16BE(14 + 2 * segment);
    const first = table.readUInt16BE(16 + 2 * (segments + segment));
    return first === 0xffff ? [] : Array.from({ length: last - first + 1 }, (__, index) => first + index);
  }).flat();
}

/** The code points that a WOFF2 font has letters for, of the basic plane. */
export function readCoverage(file: Buffer): Set<number> {
  const cmap = findCmap(file);
  const codes = new Set<number>();
  for (let table = 0; table < cmap.readUInt16BE(2); table += 1) {
    const at = cmap.readUInt32BE(4 + 8 * table + 4);
    if (cmap.readUInt16BE(at) === 4) for (const code of readSegments(cmap.subarray(at))) codes.add(code);
  }
  return codes;
}
