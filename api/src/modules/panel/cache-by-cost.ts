import { LRUCache } from 'lru-cache';

/** An answer is cached this many times as long as it took to make. */
const FACTOR = 20;
const MAX_CACHED = 500;

/**
 * Caches answers by their cost, since figures get slower as orders grow. Each answer is cached twenty times as long as
 * it took: one that took milliseconds is recomputed nearly every time, one that took a second every twenty seconds.
 * Calls in the meantime share the pending answer. `nameOf` gives equal questions the same text. `since`, ms: answers
 * begun up to then may miss what the caller has changed.
 */
export function cacheByCost<Asked, Answer>(
  make: (asked: Asked) => Promise<Answer>,
  now: () => number = Date.now,
  nameOf: (asked: Asked) => string = String,
) {
  const cached = new LRUCache<string, { answer: Promise<Answer>; begun: number; until: number }>({ max: MAX_CACHED });
  return (asked: Asked, since = Number.NEGATIVE_INFINITY): Promise<Answer> => {
    const key = nameOf(asked);
    const known = cached.get(key);
    // A clock that was set back makes it too old as well.
    const isValid = known !== undefined && known.begun <= now() && now() < known.until;
    if (isValid && known.begun > since) {
      return known.answer;
    }
    const begun = now();
    const entry = { answer: make(asked), begun, until: Number.POSITIVE_INFINITY };
    cached.set(key, entry);
    entry.answer.then(
      () => {
        entry.until = now() + (now() - begun) * FACTOR;
      },
      () => cached.get(key) === entry && cached.delete(key),
    );
    return entry.answer;
  };
}
