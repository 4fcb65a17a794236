import { PassThrough, type Readable } from 'node:stream';
import type { Release, Shares } from './shares.ts';

const KILOBYTE = 1024;

export const answerRules = {
  /** Bytes of answers that wait in memory for slow readers. */
  memory: { total: 128 * KILOBYTE * KILOBYTE, perSource: 16 * KILOBYTE * KILOBYTE },
  /** What is set aside for one answer: its size when it says so, up to the most. */
  usual: 512 * KILOBYTE,
  most: 8 * KILOBYTE * KILOBYTE,
  /** What there is without anything set aside. */
  least: 64 * KILOBYTE,
  /** Longest an answer may hold its connection to the API, ms, when its reader is slower than the buffer is large. */
  holdMs: 20_000,
};

/**
 * Takes an answer of the API in ahead of its reader, so that who reads slowly holds none of the connections to the API.
 * `release` is called when the API has said all.
 */
export function bufferAnswer(
  answer: Readable,
  { length, source, memory, release }: { length: number; source: string; memory: Shares; release: Release },
  rules: Omit<typeof answerRules, 'memory'> = answerRules,
): Readable {
  const wanted = Math.min(Number.isFinite(length) ? length : rules.usual, rules.most);
  const giveBack = wanted > rules.least ? memory.take(source, wanted) : undefined;
  const buffer = new PassThrough({
    writableHighWaterMark: giveBack ? wanted : rules.least,
    readableHighWaterMark: rules.least,
  });
  const timer = setTimeout(() => answer.destroy(new Error('its reader is too slow')), rules.holdMs);
  answer
    .once('error', (error) => buffer.destroy(error))
    .once('close', () => {
      clearTimeout(timer);
      release();
      if (!answer.readableEnded) {
        buffer.destroy();
      }
    });
  buffer.once('close', () => {
    giveBack?.();
    answer.destroy();
  });
  return answer.pipe(buffer);
}
