import { groupReads } from '#db/group-reads.ts';
import { createKnownBytes } from '#db/known-bytes.ts';
import type { Db } from '#db/pool.ts';
import { findProductsJson } from '../product.repository.ts';
import { findSuggestionsOfFragments, type Lines } from '../search/search.repository.ts';
import type { ListOrder } from './product-cursor.ts';
import { type ListRow, listFirstPages } from './product-list.repository.ts';

/** Number of lines in the dropdown, and number of hits from which the best are chosen. */
export const DROPDOWN = { candidates: 20, limit: 10 };

type Read = <Result>(ask: (db: Db) => Promise<Result>) => Promise<Result>;
type FirstPageQuestion = { category: string; order: ListOrder; limit: number };

const MEGABYTE = 1024 * 1024;
/** Limits in bytes of the kept answers, which the database need not send again. */
const KNOWN = { firstPages: 8 * MEGABYTE, products: 16 * MEGABYTE, fragments: 8 * MEGABYTE };

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
 * The three most frequent reads, each grouped with others of its kind: products by id, first pages of whole categories,
 * and suggestions for one typed fragment.
 */
export function createHotReads(read: Read, snapshot: () => Promise<string>) {
  const knownFirstPages = createKnownBytes<string>(KNOWN.firstPages);
  const knownProducts = createKnownBytes<string>(KNOWN.products);
  const knownFragments = createKnownBytes<string>(KNOWN.fragments);
  const readFirstPages = byKey(
    ({ order, limit }: Omit<FirstPageQuestion, 'category'>) =>
      groupReads<string, ListRow>(
        async (categories) => {
          const since = await snapshot();
          const known = knownFirstPages(categories.map((category) => `${order} ${limit} ${category}`));
          return read((db) => listFirstPages(db, { categories, order, limit }, known, since));
        },
        { most: 8, atOnce: 2 },
      ),
    ({ order, limit }) => `${order} ${limit}`,
  );
  const product = groupReads<string, Buffer | null>(
    (ids) => read((db) => findProductsJson(db, ids, knownProducts(ids))),
    { most: 32, atOnce: 2 },
  );
  const fragment = groupReads<string, Lines>(
    (fragments) => read((db) => findSuggestionsOfFragments(db, { fragments, ...DROPDOWN }, knownFragments(fragments))),
    { most: 16, atOnce: 2 },
  );
  return {
    /** One product as JSON, or null. */
    product,
    /** Suggestions for one typed fragment. */
    fragment,
    /** The first page of a whole category. */
    firstPage: ({ category, ...page }: FirstPageQuestion) => readFirstPages(page)(category),
  };
}
export type HotReads = ReturnType<typeof createHotReads>;
