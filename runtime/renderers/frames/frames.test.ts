import { expect, it } from 'vitest';
import { createFrameReader, encodeFrame, type Frame } from './frames.ts';

it.each([1, 7, 4096])('reads the frames of a stream that comes in pieces of %i bytes', (size) => {
  const frames = [
    { head: { type: 'a' }, bytes: Buffer.from('ü') },
    { head: { n: 1 }, bytes: Buffer.alloc(0) },
  ];
  const stream = Buffer.concat(frames.map(({ head, bytes }) => encodeFrame(head, bytes)));
  const found: Frame[] = [];
  const read = createFrameReader(1024, (frame) => found.push(frame));
  for (let at = 0; at < stream.length; at += size) {
    read(stream.subarray(at, at + size));
  }
  expect(found).toEqual(frames);
});

it('refuses a frame that announces more bytes than it may have, before they are here', () => {
  const read = createFrameReader(1024, () => undefined);
  expect(() => read(encodeFrame({}, Buffer.alloc(2000)).subarray(0, 8))).toThrow('1024 are allowed');
});
