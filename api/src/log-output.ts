import { writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

const STANDARD_OUTPUT = 1;
/** So much is written at once: a write for each line would cost more than the request it tells of. */
const CHUNK_CHARS = 8192;
/** Nothing is held back longer, ms. */
const FLUSH_EVERY_MS = 200;

/**
 * Standard output in chunks, and the rest when the process ends. Once nobody reads it any more, lines are dropped:
 * pino's own destination would try to write its last ones forever, and the process would never end.
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
      // Nobody reads.
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
