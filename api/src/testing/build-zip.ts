import { crc32, deflateRawSync } from 'node:zlib';

/** A file of a ZIP; what it says of itself may be a lie. */
export type ZippedFile = { name: string; bytes: Buffer; flags?: number; saysSize?: number; method?: number };

/** A ZIP of these files, also one that lies. */
export function buildZip(files: readonly ZippedFile[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, flags = 0x800, saysSize = bytes.length, method = 8 } of files) {
    const packed = method === 8 ? deflateRawSync(bytes) : bytes;
    const fileName = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(flags, 2);
    facts.writeUInt16LE(method, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(saysSize, 18);
    facts.writeUInt16LE(fileName.length, 22);
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), facts, fileName, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), facts, tail, fileName]));
    locals.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, list, end]);
}

/** A ZIP whose list names one packed content many times, and the names. */
export function buildOverlappingZip({ entries, bytes }: { entries: number; bytes: Buffer }) {
  const names = Array.from({ length: entries }, (_, index) => `${String(index).padStart(5, '0')}.jpg`);
  const [first = ''] = names;
  const one = buildZip([{ name: first, bytes }]);
  const listAt = one.readUInt32LE(one.length - 6);
  const entry = one.subarray(listAt, one.length - 22);
  const list = names.map((name) => Buffer.concat([entry.subarray(0, 46), Buffer.from(name)]));
  const end = Buffer.from(one.subarray(-22));
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(46 * entries + first.length * entries, 12);
  return { zip: Buffer.concat([one.subarray(0, listAt), ...list, end]), names };
}
