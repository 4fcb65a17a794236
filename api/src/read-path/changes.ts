import { isSeen } from '@aaram/runtime/db/values';
import { LRUCache } from 'lru-cache';

/** The topic of every change of a product, its stock or its reviews, and that of every change of a post. */
export const PRODUCTS = 'products';
export const POSTS = 'posts';
/** How prices are made, which every answer names. */
export const PRICE_RULE = 'price-rule';

/** Number of topics whose last change is remembered one by one. Answers are kept for seconds, so old ones do not count. */
const MAX_CHANGES = 20_000;

/** The last change of a topic that was told, and the last that was found in the database's record, with who made it. */
type Noted = { told: number; found: number; transactions: readonly string[] };

/**
 * The changes in this process, numbered, by topic: a product's id, or a name that modules agree on. An answer that
 * depends on topics is checked when it is used, so nobody has to find the answers that a change concerns.
 */
export function createChanges(most = MAX_CHANGES) {
  let latest = 0;
  /** Up to this number, changes are no longer remembered one by one: any topic may be among them. */
  let forgotten = 0;
  const last = new LRUCache<string, Noted>({
    max: most,
    dispose({ told, found }, _topic, reason) {
      if (reason === 'evict') {
        forgotten = Math.max(forgotten, told, found);
      }
    },
  });

  /** The number of the last change of a topic, as far as it is known; 0 when there was none. */
  function lastOf(topic: string) {
    const noted = last.peek(topic);
    return noted === undefined ? forgotten : Math.max(noted.told, noted.found);
  }

  function hasChanged(topic: string, since: number, snapshot: string | undefined) {
    const noted = last.peek(topic);
    if (noted === undefined) {
      return forgotten > since;
    }
    if (noted.told > since || noted.found <= since) {
      return noted.told > since;
    }
    return snapshot === undefined || !noted.transactions.every((id) => isSeen(id, snapshot));
  }

  return {
    /** Notes a change of all these topics. */
    note(topics: readonly string[]) {
      latest += 1;
      for (const topic of topics) {
        last.set(topic, { found: 0, transactions: [], ...last.peek(topic), told: latest });
      }
    },
    /**
     * Notes what one look at the database's record has found: topics, and the transactions that changed each. An answer
     * that was read when it saw these also saw what earlier polls had found.
     */
    noteFound(found: ReadonlyMap<string, readonly string[]>) {
      latest += 1;
      for (const [topic, transactions] of found) {
        last.set(topic, { told: last.peek(topic)?.told ?? forgotten, found: latest, transactions });
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
    /**
     * Whether one of these topics may have changed after the change with this number; not by what `snapshot`, the
     * primary's when it was read, already saw.
     */
    haveChanged: (topics: readonly string[], since: number, snapshot?: string) =>
      topics.some((topic) => hasChanged(topic, since, snapshot)),
  };
}
export type Changes = ReturnType<typeof createChanges>;
