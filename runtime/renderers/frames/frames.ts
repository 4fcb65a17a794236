/** One message between the shop and a renderer: an object, and bytes beside it. */
export type Frame = { head: unknown; bytes: Buffer };

/** The lengths of both parts. */
const PREFIX_BYTES = 8;
const NO_BYTES = Buffer.alloc(0);

export function encodeFrame(head: object, bytes: Buffer = NO_BYTES): Buffer {
  const text = Buffer.from(JSON.stringify(head));
  const prefix = Buffer.alloc(PREFIX_BYTES);
  prefix.writeUInt32LE(text.length, 0);
  prefix.writeUInt32LE(bytes.length, 4);
  return Buffer.concat([prefix, text, bytes]);
}

/** Reads frames from the chunks of a stream. Throws when a frame is larger than `maxBytes`, or not a frame. */
export function createFrameReader(maxBytes: number, onFrame: (frame: Frame) => void): (chunk: Buffer) => void {
  let chunks: Buffer[] = [];
  let held = 0;
  let needed = PREFIX_BYTES;

  /** Takes the first frame off the bytes; undefined while it is not complete. */
  function takeFrame(all: Buffer): Buffer | undefined {
    const textEnd = PREFIX_BYTES + all.readUInt32LE(0);
    const end = textEnd + all.readUInt32LE(4);
    if (end > maxBytes) {
      throw new Error(`a message has ${end} bytes; ${maxBytes} are allowed`);
    }
    if (all.length < end) {
      needed = end;
      return undefined;
    }
    needed = PREFIX_BYTES;
    onFrame({ head: JSON.parse(all.toString('utf8', PREFIX_BYTES, textEnd)), bytes: all.subarray(textEnd, end) });
    return all.subarray(end);
  }

  return (chunk) => {
    chunks.push(chunk);
    held += chunk.length;
    while (held >= needed) {
      const all = Buffer.concat(chunks);
      const rest = takeFrame(all);
      chunks = [rest ?? all];
      held = rest?.length ?? all.length;
    }
  };
}
