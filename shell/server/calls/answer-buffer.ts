import { PassThrough, type Readable } from 'node:stream';
import type { Quota, Release } from '@aaram/runtime/queues';

const KILOBYTE = 1024;

export const answerRules = {
  /** Bytes of responses buffered for slow clients. */
  memory: { total: 128 * KILOBYTE * KILOBYTE, perSource: 16 * KILOBYTE * KILOBYTE },
  /** Bytes reserved for one response: its content length, or `usual` when it has none; never more than `most`. */
  usual: 512 * KILOBYTE,
  most: 8 * KILOBYTE * KILOBYTE,
  /** Bytes that a response may buffer without a reservation. */
  least: 64 * KILOBYTE,
  /** Time limit of one upstream response, ms; only reached when the client is slow and the buffer is full. */
  holdMs: 20_000,
};

/**
 * Buffers an API response ahead of the client, so that a slow client does not hold an upstream connection. Calls
 * `release` when the upstream response is closed.
 */
export function bufferAnswer(
  answer: Readable,
  { length, source, memory, release }: { length: number; source: string; memory: Quota; release: Release },
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
