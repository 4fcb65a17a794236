import type { Db } from '@aaram/runtime/db';
import { batchReads } from '#read-path/batch-reads.ts';
import { findProductsJson, type ProductText } from '../product.repository.ts';
import { findSuggestionsOfFragments, type Lines } from '../search/search.repository.ts';
import type { ListOrder } from './product-cursor.ts';
import { type ListRow, listFirstPages } from './product-list.repository.ts';
import { type FirstPage, firstPagesSql } from './product-list.sql.ts';

/** Number of lines in the dropdown, and number of hits from which the best are chosen. */
export const DROPDOWN = { candidates: 20, limit: 10 };

/** A first page as a key, since equal questions are asked once. Names of orders have no space. */
const toKey = ({ order, category }: FirstPage) => `${order} ${category}`;

function fromKey(key: string): FirstPage {
  const end = key.indexOf(' ');
  return { order: key.slice(0, end) as ListOrder, category: key.slice(end + 1) };
}

/**
 * The three most frequent reads, each batched with others of its kind: products by id, first pages of whole categories,
 * and suggestions for one typed fragment. `snapshot` is that of the facet index.
 */
export function createHotReads(snapshot: () => Promise<string>) {
  /** By page length, of which there are at most a hundred. */
  const readers = new Map<number, (db: Db, key: string) => Promise<ListRow>>();

  function createReader(limit: number) {
    const text = firstPagesSql(limit);
    return batchReads<string, ListRow>(
      async (db, keys) => listFirstPages(db, { text, pages: keys.map(fromKey) }, await snapshot()),
      { most: 12, atOnce: 2 },
    );
  }

  return {
    /** One product, or null. */
    product: batchReads<string, ProductText | null>(findProductsJson, { most: 32, atOnce: 2 }),
    /** Suggestions for one typed fragment. */
    fragment: batchReads<string, Lines>((db, fragments) => findSuggestionsOfFragments(db, { fragments, ...DROPDOWN }), {
      most: 16,
      atOnce: 2,
    }),
    /** The first page of a whole category. */
    firstPage(db: Db, { limit, ...page }: FirstPage & { limit: number }) {
      const read = readers.get(limit) ?? createReader(limit);
      readers.set(limit, read);
      return read(db, toKey(page));
    },
  };
}
export type HotReads = ReturnType<typeof createHotReads>;
