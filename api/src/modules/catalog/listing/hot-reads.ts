import { groupReads } from '#db/group-reads.ts';
import { createKnownBytes } from '#db/known-bytes.ts';
import type { Db } from '#db/pool.ts';
import { findProductsJson } from '../product.repository.ts';
import { findSuggestionsOfFragments, type Lines } from '../search/search.repository.ts';
import type { ListOrder } from './product-cursor.ts';
import { type ListRow, listFirstPages } from './product-list.repository.ts';

/** Lines of the dropdown, and how many hits are looked at for the best of them. */
export const DROPDOWN = { candidates: 20, limit: 10 };

type Read = <Result>(ask: (db: Db) => Promise<Result>) => Promise<Result>;
type FirstPageQuestion = { category: string; order: ListOrder; limit: number };

const MEGABYTE = 1024 * 1024;
/** What the last answers may take that are kept so that they need not travel again. */
const KNOWN = { firstPages: 8 * MEGABYTE, products: 16 * MEGABYTE, fragments: 8 * MEGABYTE };

/** A function for each key, made when it is first needed; keys are few: six orders, a hundred lengths of a page. */
function byKey<Key, Value>(make: (key: Key) => Value, name: (key: Key) => string): (key: Key) => Value {
  const made = new Map<string, Value>();
  return (key) => {
    const value = made.get(name(key)) ?? make(key);
    made.set(name(key), value);
    return value;
  };
}

/**
 * The three reads that most visits are made of, each grouped with its like: products by id, first pages of whole
 * categories, and what one typed fragment brings up.
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
