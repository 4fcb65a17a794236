import { LRUCache } from 'lru-cache';

/** An answer is kept this many times as long as it took to make. */
const FACTOR = 20;
const MAX_KEPT = 500;

/**
 * Caches answers by their cost, since figures get slower as orders grow. Each answer is kept twenty times as long as it
 * took: one that took milliseconds is recomputed nearly every time, one that took a second every twenty seconds. Calls
 * in the meantime share the pending answer. `nameOf` gives equal questions the same text. `since`, ms:
 * answers begun up to then may miss what the caller has changed.
 */
export function keepByCost<Asked, Answer>(
  make: (asked: Asked) => Promise<Answer>,
  now: () => number = Date.now,
  nameOf: (asked: Asked) => string = String,
) {
  const kept = new LRUCache<string, { answer: Promise<Answer>; begun: number; until: number }>({ max: MAX_KEPT });
  return (asked: Asked, since = Number.NEGATIVE_INFINITY): Promise<Answer> => {
    const key = nameOf(asked);
    const known = kept.get(key);
    // A clock that was set back makes it too old as well.
    const isValid = known !== undefined && known.begun <= now() && now() < known.until;
    if (isValid && known.begun > since) {
      return known.answer;
    }
    const begun = now();
    const entry = { answer: make(asked), begun, until: Number.POSITIVE_INFINITY };
    kept.set(key, entry);
    entry.answer.then(
      () => {
        entry.until = now() + (now() - begun) * FACTOR;
      },
      () => kept.get(key) === entry && kept.delete(key),
    );
    return entry.answer;
  };
}
