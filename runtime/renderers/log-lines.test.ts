import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { createLineLimit, readLines } from './log-lines.ts';

it('passes on lines that come in pieces, and cuts a line that never ends', () => {
  const lines: string[] = [];
  const stream = new PassThrough();
  readLines(stream, 10, (line) => lines.push(line));
  for (const piece of ['on', 'e\n\ntw', 'o\n', 'x'.repeat(50), 'y'.repeat(50), '\nthree\n']) {
    stream.write(piece);
  }
  expect(lines).toEqual(['one', 'two', 'xxxxxxxxxx', 'three']);
});

it('leaves out what is beyond its bytes, and says so once', () => {
  const lines: string[] = [];
  const write = createLineLimit({ bytes: 30, everyMs: 60_000, lineBytes: 20 }, (line) => lines.push(line));
  for (let number = 0; number < 100; number += 1) {
    write('a line of text, rather long');
  }
  expect(lines).toEqual([
    'a line of text, rath',
    'a line of ',
    'more than 30 bytes of log in 60 s: the rest is left out',
  ]);
});
