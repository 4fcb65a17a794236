import { writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

const STANDARD_OUTPUT = 1;
/** Lines are collected up to this size: a write for each line would cost more than the request that it logs. */
const CHUNK_CHARS = 8192;
/** Lines wait at most this long, ms. */
const FLUSH_EVERY_MS = 200;

/**
 * Standard output in chunks; the rest is written when the process ends. When the reader has closed the pipe, lines are
 * dropped: pino's own destination would retry its last write forever, and the process would never end.
 */
export function createLogOutput(): DestinationStream {
  let waiting = '';
  const take = () => {
    const text = waiting;
    waiting = '';
    return text;
  };
  const flush = () => {
    if (waiting !== '') {
      process.stdout.write(take());
    }
  };
  process.stdout.on('error', () => undefined);
  setInterval(flush, FLUSH_EVERY_MS).unref();
  process.on('exit', () => {
    try {
      writeSync(STANDARD_OUTPUT, take());
    } catch {
      // The reader has closed the pipe.
    }
  });
  return {
    write(line) {
      waiting += line;
      if (waiting.length >= CHUNK_CHARS) {
        flush();
      }
    },
  };
}
