/** An answer is kept so many times as long as it took to make. */
const FACTOR = 20;
const MAX_KEPT = 500;

/**
 * Figures cost more the more orders there are. Each answer is kept twenty times as long as it took: a few milliseconds' work is
 * done anew nearly each time, a second's work once in twenty, and who asks meanwhile shares the answer that is coming.
 */
export function keepByCost<Key, Answer>(
  make: (key: Key) => Promise<Answer>,
  now: () => number = () => performance.now(),
) {
  const kept = new Map<Key, { answer: Promise<Answer>; until: number }>();
  return (key: Key): Promise<Answer> => {
    const known = kept.get(key);
    if (known !== undefined && now() < known.until) {
      return known.answer;
    }
    const begun = now();
    const entry = { answer: make(key), until: Number.POSITIVE_INFINITY };
    kept.delete(key);
    kept.set(key, entry);
    if (kept.size > MAX_KEPT) {
      kept.delete(kept.keys().next().value ?? key);
    }
    entry.answer.then(
      () => {
        entry.until = now() + (now() - begun) * FACTOR;
      },
      () => kept.delete(key),
    );
    return entry.answer;
  };
}
