import { LRUCache } from 'lru-cache';

/** The topic of every change of a product, its stock or its reviews, and that of every change of a post. */
export const PRODUCTS = 'products';
export const POSTS = 'posts';
/** How prices are made, which every answer names. */
export const PRICE_RULE = 'price-rule';

/** Number of topics whose last change is remembered one by one. Answers are kept for seconds, so old ones do not count. */
const MOST = 20_000;

/**
 * The changes in this process, numbered, by topic: a product's id, or a name that modules agree on. An answer that
 * depends on topics is checked when it is used, so nobody has to find the answers that a change concerns.
 */
export function createChanges(most = MOST) {
  let latest = 0;
  /** Up to this number, changes are no longer remembered one by one: any topic may be among them. */
  let forgotten = 0;
  const last = new LRUCache<string, number>({
    max: most,
    dispose(number, _topic, reason) {
      if (reason === 'evict') {
        forgotten = Math.max(forgotten, number);
      }
    },
  });

  /** The number of the last change of a topic, as far as it is known; 0 when there was none. */
  const lastOf = (topic: string) => last.peek(topic) ?? forgotten;

  return {
    /** Notes a change of all these topics. */
    note(topics: readonly string[]) {
      latest += 1;
      for (const topic of topics) {
        last.set(topic, latest);
      }
    },
    /** Notes that anything may have changed. */
    noteAll() {
      latest += 1;
      forgotten = latest;
      last.clear();
    },
    /** The number of the last change. */
    latest: () => latest,
    lastOf,
    /** Whether one of these topics may have changed after the change with this number. */
    haveChanged: (topics: readonly string[], since: number) => topics.some((topic) => lastOf(topic) > since),
  };
}
export type Changes = ReturnType<typeof createChanges>;
