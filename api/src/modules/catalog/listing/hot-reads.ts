import type { Db } from '#db/pool.ts';
import { batchReads } from '#read-path/batch-reads.ts';
import { findProductsJson } from '../product.repository.ts';
import { findSuggestionsOfFragments, type Lines } from '../search/search.repository.ts';
import type { ListOrder } from './product-cursor.ts';
import { type ListRow, listFirstPages } from './product-list.repository.ts';

/** Number of lines in the dropdown, and number of hits from which the best are chosen. */
export const DROPDOWN = { candidates: 20, limit: 10 };

type FirstPageQuestion = { category: string; order: ListOrder; limit: number };

/** One function per key, created on first use; there are few keys: six orders, a hundred page lengths. */
function byKey<Key, Value>(make: (key: Key) => Value, name: (key: Key) => string): (key: Key) => Value {
  const made = new Map<string, Value>();
  return (key) => {
    const value = made.get(name(key)) ?? make(key);
    made.set(name(key), value);
    return value;
  };
}

/**
 * The three most frequent reads, each batched with others of its kind: products by id, first pages of whole categories,
 * and suggestions for one typed fragment. `snapshot` is that of the facet index.
 */
export function createHotReads(snapshot: () => Promise<string>) {
  const readFirstPages = byKey(
    ({ order, limit }: Omit<FirstPageQuestion, 'category'>) =>
      batchReads<string, ListRow>(
        async (db, categories) => listFirstPages(db, { categories, order, limit }, await snapshot()),
        { most: 8, atOnce: 2 },
      ),
    ({ order, limit }) => `${order} ${limit}`,
  );
  return {
    /** One product as JSON, or null. */
    product: batchReads<string, Buffer | null>(findProductsJson, { most: 32, atOnce: 2 }),
    /** Suggestions for one typed fragment. */
    fragment: batchReads<string, Lines>((db, fragments) => findSuggestionsOfFragments(db, { fragments, ...DROPDOWN }), {
      most: 16,
      atOnce: 2,
    }),
    /** The first page of a whole category. */
    firstPage: (db: Db, { category, ...page }: FirstPageQuestion) => readFirstPages(page)(db, category),
  };
}
export type HotReads = ReturnType<typeof createHotReads>;
