import type { Readable } from 'node:stream';
import { brokenOff, tooLarge, tooMany, tooSlow } from './body-refused.ts';

const CHECK_EVERY_MS = 1000;

type Take = {
  /** The most bytes the body may have. */
  most: number;
  /** Longest it may take to arrive, ms. */
  patienceMs: number;
  /** A body that arrives at least this fast may take longer. */
  bytesPerSecond?: number;
  /** Aborts when a newer body needs the room. */
  signal: AbortSignal;
  /** Keeps a chunk; an error it throws ends the reading. The client is paused while its promise is pending. */
  onChunk: (chunk: Buffer) => void | Promise<void>;
};

/** Reads a whole body. After a refusal, others read the rest (lingering.ts). */
export function takeBody(payload: Readable, { most, patienceMs, bytesPerSecond, signal, onChunk }: Take) {
  return new Promise<void>((resolve, reject) => {
    const begin = performance.now();
    let length = 0;
    let writing: Promise<void> = Promise.resolve();
    const fail = (error: unknown) => leave(() => reject(error));
    const take = (chunk: Buffer) => {
      length += chunk.length;
      if (length > most) {
        fail(tooLarge());
        return;
      }
      try {
        const taken = onChunk(chunk);
        if (taken instanceof Promise) {
          payload.pause();
          writing = taken.then(() => void payload.resume());
          writing.catch(fail);
        }
      } catch (error) {
        fail(error);
      }
    };
    const done = () => {
      // All bytes have arrived: a disconnect no longer matters.
      payload.off('close', gone);
      writing.then(() => leave(resolve), fail);
    };
    const gone = () => fail(brokenOff());
    const giveWay = () => fail(tooMany());
    const check = () => {
      const earned = bytesPerSecond === undefined ? 0 : (length / bytesPerSecond) * 1000;
      if (performance.now() - begin > patienceMs + earned) {
        fail(tooSlow());
      }
    };
    const timer = setInterval(check, Math.min(CHECK_EVERY_MS, patienceMs));
    function leave(settle: () => void) {
      clearInterval(timer);
      signal.removeEventListener('abort', giveWay);
      payload.off('data', take).off('end', done).off('close', gone);
      settle();
    }
    signal.addEventListener('abort', giveWay);
    payload.on('data', take).on('end', done).on('close', gone);
  });
}
