import type { Readable } from 'node:stream';

type LineRules = { bytes: number; everyMs: number; lineBytes: number };

/**
 * Passes text to the log in lines, at most `bytes` in each `everyMs` and `lineBytes` in one line. Never more is held in
 * memory either.
 */
export function createLineLimit({ bytes, everyMs, lineBytes }: LineRules, log: (line: string) => void) {
  let left = bytes;
  let endsAt = performance.now() + everyMs;
  let isQuiet = false;

  return (text: string): void => {
    if (performance.now() > endsAt) {
      endsAt = performance.now() + everyMs;
      left = bytes;
      isQuiet = false;
    }
    const line = text.slice(0, Math.min(lineBytes, left));
    left -= Buffer.byteLength(line);
    if (line !== '') {
      log(line);
    }
    if (left <= 0 && !isQuiet) {
      isQuiet = true;
      log(`more than ${bytes} bytes of log in ${everyMs / 1000} s: the rest is left out`);
    }
  };
}

/** Reads a stream to its end in lines. A longer line than `lineBytes` is cut. */
export function readLines(stream: Readable, lineBytes: number, onLine: (line: string) => void): void {
  let held = '';
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = chunk.split('\n');
    held = (held + lines[0]).slice(0, lineBytes);
    for (const next of lines.slice(1)) {
      if (held !== '') {
        onLine(held);
      }
      held = next.slice(0, lineBytes);
    }
  });
}
