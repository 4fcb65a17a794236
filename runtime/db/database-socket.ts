import { Socket } from 'node:net';

const READ_BYTES = 64 * 1024;
const BUFFER_BYTES = 4 * READ_BYTES;
/** Of a message: its type, then its length without the type. */
const TYPE_BYTES = 1;
const HEAD_BYTES = 5;

/** The length of the whole messages at the beginning of `bytes`. */
function wholeLength(bytes: Buffer): number {
  let end = 0;
  while (end + HEAD_BYTES <= bytes.length) {
    const next = end + TYPE_BYTES + bytes.readInt32BE(end + TYPE_BYTES);
    // A length that leads backwards is none of PostgreSQL's: the rest is never whole, and the caller gives up in time.
    if (next > bytes.length || next < end + HEAD_BYTES) {
      break;
    }
    end = next;
  }
  return end;
}

/**
 * A socket to PostgreSQL that reads into one buffer, and hands on whole messages, so that the driver keeps none of it. A
 * new buffer for each read makes the garbage collector search the whole heap every few thousand reads.
 */
export function createDatabaseSocket(): Socket {
  let bytes = Buffer.allocUnsafeSlow(BUFFER_BYTES);
  let length = 0;
  let isNew = true;
  const socket: Socket = new Socket({
    onread: {
      buffer() {
        if (bytes.length - length < READ_BYTES) {
          const larger = Buffer.allocUnsafeSlow(2 * bytes.length);
          bytes.copy(larger, 0, 0, length);
          bytes = larger;
        }
        return bytes.subarray(length);
      },
      callback(added) {
        length += added;
        // The answer to the question for TLS is one byte, not a message. After it, TLS reads from the socket.
        const end = isNew && length === 1 ? length : wholeLength(bytes.subarray(0, length));
        isNew = false;
        if (end > 0) {
          socket.emit('data', bytes.subarray(0, end));
          const rest = bytes.subarray(end, length);
          // What a long answer needed is given back.
          bytes =
            bytes.length > BUFFER_BYTES && rest.length < READ_BYTES ? Buffer.allocUnsafeSlow(BUFFER_BYTES) : bytes;
          rest.copy(bytes);
          length = rest.length;
        }
        return true;
      },
    },
  });
  return socket;
}
