const UUID_OID = 2950;
const UUID_BYTES = 16;
const HEAD_BYTES = 20;

/**
 * Ids as PostgreSQL's own form of `uuid[]`, which neither side has to write or read as text. As a value of a statement it
 * is sent as it is.
 */
export function toUuidArray(ids: readonly string[]): Buffer {
  const bytes = Buffer.alloc(HEAD_BYTES + ids.length * (4 + UUID_BYTES));
  // One dimension, no nulls, from 1.
  bytes.writeInt32BE(1, 0);
  bytes.writeInt32BE(UUID_OID, 8);
  bytes.writeInt32BE(ids.length, 12);
  bytes.writeInt32BE(1, 16);
  ids.forEach((id, index) => {
    const place = HEAD_BYTES + index * (4 + UUID_BYTES);
    bytes.writeInt32BE(UUID_BYTES, place);
    bytes.write(id.replaceAll('-', ''), place + 4, 'hex');
  });
  return bytes;
}

/** The ids in such an array. */
export function readUuidArray(bytes: Buffer): string[] {
  return Array.from({ length: bytes.readInt32BE(12) }, (_, index) => {
    const place = HEAD_BYTES + index * (4 + UUID_BYTES) + 4;
    const hex = bytes.toString('hex', place, place + UUID_BYTES);
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  });
}
