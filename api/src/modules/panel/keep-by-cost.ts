import { LRUCache } from 'lru-cache';

/** An answer is kept this many times as long as it took to make. */
const FACTOR = 20;
const MAX_KEPT = 500;

/**
 * Caches answers by their cost, since figures get slower as orders grow. Each answer is kept twenty times as long as it
 * took: one that took milliseconds is recomputed nearly every time, one that took a second every twenty seconds. Calls
 * in the meantime share the pending answer.
 */
export function keepByCost<Key extends string, Answer>(
  make: (key: Key) => Promise<Answer>,
  now: () => number = () => performance.now(),
) {
  const kept = new LRUCache<Key, { answer: Promise<Answer>; until: number }>({ max: MAX_KEPT });
  return (key: Key): Promise<Answer> => {
    const known = kept.get(key);
    if (known !== undefined && now() < known.until) {
      return known.answer;
    }
    const begun = now();
    const entry = { answer: make(key), until: Number.POSITIVE_INFINITY };
    kept.set(key, entry);
    entry.answer.then(
      () => {
        entry.until = now() + (now() - begun) * FACTOR;
      },
      () => kept.delete(key),
    );
    return entry.answer;
  };
}
