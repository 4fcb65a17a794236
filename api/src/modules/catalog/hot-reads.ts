import { groupReads } from '#db/group-reads.ts';
import type { Db } from '#db/pool.ts';
import { findProductsJson } from './product.repository.ts';
import type { ListOrder } from './product-cursor.ts';
import { type ListRow, listShelves } from './product-list.repository.ts';
import { findSuggestionsOfPieces } from './search.repository.ts';

/** Lines of the dropdown, and how many hits are looked at for the best of them. */
export const DROPDOWN = { candidates: 20, limit: 10 };

type Read = <Result>(ask: (db: Db) => Promise<Result>) => Promise<Result>;
type ShelfQuestion = { category: string; order: ListOrder; limit: number };

/** A function for each key, made when it is first needed; keys are few. */
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
 * categories, and what one typed piece brings up.
 */
export function createHotReads(read: Read, snapshot: () => Promise<string>) {
  const readShelves = byKey(
    ({ order, limit }: Omit<ShelfQuestion, 'category'>) =>
      groupReads<string, ListRow>(
        async (categories) => {
          const since = await snapshot();
          return read((db) => listShelves(db, { categories, order, limit }, since));
        },
        { most: 8, atOnce: 2 },
      ),
    ({ order, limit }) => `${order} ${limit}`,
  );
  const product = groupReads<string, Buffer | null>((ids) => read((db) => findProductsJson(db, ids)), {
    most: 32,
    atOnce: 2,
  });
  const piece = groupReads<string, Buffer | null>(
    (pieces) => read((db) => findSuggestionsOfPieces(db, pieces, DROPDOWN)),
    { most: 16, atOnce: 2 },
  );
  return {
    /** One product as JSON, or null. */
    product,
    /** Suggestions for one typed piece as a JSON array, or null when there are none. */
    piece,
    /** The first page of a whole category. */
    shelf: ({ category, ...page }: ShelfQuestion) => readShelves(page)(category),
  };
}
export type HotReads = ReturnType<typeof createHotReads>;
