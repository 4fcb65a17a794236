import { writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

const STANDARD_OUTPUT = 1;
/** Lines are collected up to this size: a write for each line would cost more than the request that it logs. */
const CHUNK_BYTES = 16 * 1024;
/** Most bytes of a character in UTF-8, for each unit of a string. */
const MAX_CHARACTER_BYTES = 3;
/** Lines wait at most this long, ms. */
const FLUSH_EVERY_MS = 200;

/** How long the last lines of a process wait for a slow reader, ms, and how long between two tries. */
const LAST_LINES_MS = 1000;
const TRY_AGAIN_MS = 5;

/** Writes when the process ends: nothing can be waited for any more. Lines are dropped when their reader has gone. */
function writeAtEnd(bytes: Buffer): void {
  const giveUpAt = Date.now() + LAST_LINES_MS;
  const pause = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  let written = 0;
  while (written < bytes.length) {
    try {
      written += writeSync(STANDARD_OUTPUT, bytes, written);
    } catch (error) {
      const isFull = error instanceof Error && 'code' in error && error.code === 'EAGAIN';
      if (!isFull || Date.now() > giveUpAt) {
        return;
      }
      Atomics.wait(pause, 0, 0, TRY_AGAIN_MS);
    }
  }
}

/**
 * Standard output in chunks; the rest is written when the process ends. When the reader has closed the pipe, lines are
 * dropped: pino's own destination would retry its last write forever, and the process would never end.
 */
export function createLogOutput(): DestinationStream {
  let chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  let length = 0;
  const take = () => {
    const bytes = chunk.subarray(0, length);
    chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    length = 0;
    return bytes;
  };
  const flush = () => {
    if (length > 0) {
      process.stdout.write(take());
    }
  };
  process.stdout.on('error', () => undefined);
  setInterval(flush, FLUSH_EVERY_MS).unref();
  process.on('exit', () => writeAtEnd(take()));
  return {
    write(line) {
      if (length + line.length * MAX_CHARACTER_BYTES > CHUNK_BYTES) {
        flush();
      }
      if (line.length * MAX_CHARACTER_BYTES > CHUNK_BYTES) {
        process.stdout.write(line);
        return;
      }
      // At once: a line is made of many parts, which are all still at hand now.
      length += chunk.write(line, length);
    },
  };
}
