import { createByteCache } from '#byte-cache.ts';
import { type Answer, type Fresh, makeAnswer } from './answer.ts';

/** Larger answers are not kept: a list of the whole catalogue is rarely requested, and a few would fill the memory. */
const LARGEST_KEPT = 1024 * 1024;

/**
 * A cache of finished answers with at most `maxBytes`. The least recently used is evicted first, each is valid for
 * `ttlMs`, and equal reads at the same time are asked once. Answers of more than a megabyte are not kept. With a `ttlMs`
 * of 0 nothing is kept, and every read asks.
 */
export function createAnswerCache({ maxBytes, ttlMs }: { maxBytes: number; ttlMs: number }) {
  const kept = createByteCache<string, Answer>({ maxBytes, sizeOf: ({ body }) => body.length });
  const pending = new Map<string, Promise<Answer>>();
  const make = async (ask: () => Promise<Fresh>) => makeAnswer(await ask(), ttlMs);

  /** The kept answer, while it is valid. */
  function find(key: string): Answer | undefined {
    const known = kept.get(key);
    return known !== undefined && known.until > Date.now() ? known : undefined;
  }

  /** Asks, or waits for the same read that is under way. */
  function renew(key: string, ask: () => Promise<Fresh>): Promise<Answer> {
    const asked = pending.get(key);
    if (asked !== undefined) {
      return asked;
    }
    const made = make(ask).then((answer) => {
      // Not kept if it was forgotten while it was being made: it was right when it was asked for.
      if (pending.get(key) === made && answer.body.length <= LARGEST_KEPT) {
        kept.set(key, answer);
      }
      return answer;
    });
    const settle = () => {
      if (pending.get(key) === made) {
        pending.delete(key);
      }
    };
    made.then(settle, settle);
    pending.set(key, made);
    return made;
  }

  return {
    /** What is kept, in bytes. */
    size: () => kept.calculatedSize,
    find,
    get: async (key: string, ask: () => Promise<Fresh>): Promise<Answer> =>
      ttlMs === 0 ? make(ask) : (find(key) ?? renew(key, ask)),
    forget(key: string) {
      kept.delete(key);
      pending.delete(key);
    },
    clear() {
      kept.clear();
      pending.clear();
    },
  };
}
